import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { checkoutTexts as texts } from '../../shop/checkout/text.ts'
import { acceptTerms, atCheckout, customer, fillCustomer, payButton } from '../steps.ts'
import { told } from '../toasts.ts'

const field = (page: Page, label: keyof typeof texts.labels) =>
  page.getByRole('textbox', { name: texts.labels[label] })
const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

/** The accessible description of a field. */
const noteOf = (page: Page, label: keyof typeof texts.labels) =>
  field(page, label).evaluate(
    (input) => document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent,
  )

describe('the place', () => {
  test('is filled in from the postal code, announced to screen readers, and kept after a reload', async () => {
    const { page, problems } = await atCheckout()
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/postnummer/')) asked.push(new URL(request.url()).pathname)
    })
    await field(page, 'postalCode').pressSequentially('501')
    expect(asked).toEqual([])
    const answered = page.waitForResponse('**/postnummer/5.json')
    await field(page, 'postalCode').press('4')
    await expect.poll(() => field(page, 'city').inputValue()).toBe('Bergen')
    await said(page, texts.placeFilled('Bergen')).waitFor({ state: 'attached' })
    const { responseBodySize } = await (await answered).request().sizes()
    expect(responseBodySize).toBeGreaterThan(100)
    expect(responseBodySize).toBeLessThan(10_000)
    await page.reload()
    await expect.poll(() => field(page, 'city').inputValue()).toBe('Bergen')
    await field(page, 'postalCode').fill('9170')
    await expect.poll(() => field(page, 'city').inputValue()).toBe('Longyearbyen')
    await field(page, 'city').fill('Nybyen')
    const answeredAgain = page.waitForResponse('**/postnummer/0.json')
    await field(page, 'postalCode').fill('0155')
    await (await answeredAgain).finished()
    expect(await field(page, 'city').inputValue()).toBe('Nybyen')
    expect(problems).toEqual([])
  })

  test('CHK-19 can be typed by the customer for an unknown code; a code without four digits is refused', async () => {
    const { page } = await atCheckout()
    await fillCustomer(page, { ...customer('ukjent'), Postnummer: 'abc' })
    expect(await noteOf(page, 'postalCode')).toBeUndefined()
    await field(page, 'postalCode').blur()
    await expect.poll(() => noteOf(page, 'postalCode')).toBe(texts.wrong.postalCode.text)
    expect(await field(page, 'postalCode').getAttribute('aria-invalid')).toBe('true')
    await field(page, 'postalCode').fill('0999')
    await expect.poll(() => noteOf(page, 'postalCode')).toBe(texts.unknownPostalCode)
    await said(page, texts.unknownPostalCode).waitFor({ state: 'attached' })
    expect(await field(page, 'postalCode').getAttribute('aria-invalid')).toBeNull()
    await acceptTerms(page)
    await expect.poll(() => payButton(page).isDisabled()).toBe(false)
  })

  test('is typed by the customer when the lookup fails', async () => {
    const { page } = await atCheckout()
    await page.route('**/postnummer/*', (route) => route.abort())
    await fillCustomer(page, { ...customer('uten-nett'), Postnummer: '5003', By: 'Bergen' })
    expect(await field(page, 'city').inputValue()).toBe('Bergen')
    expect(await noteOf(page, 'postalCode')).toBeUndefined()
  })
})

test('each field has its autocomplete token and on-screen keyboard', async () => {
  const { page } = await atCheckout()
  const known = await page
    .locator('form input[autocomplete]')
    .evaluateAll((inputs) =>
      inputs
        .filter((input) => input instanceof HTMLInputElement)
        .map(({ name, autocomplete, type, inputMode, enterKeyHint }) =>
          [name, autocomplete, inputMode || type, enterKeyHint].join(' '),
        ),
    )
  expect(known).toEqual(
    expect.arrayContaining([
      'email email email next',
      'phone tel tel next',
      'firstName given-name text next',
      'lastName family-name text next',
      'address address-line1 text next',
      'postalCode postal-code numeric next',
      'city address-level2 text done',
    ]),
  )
})

test('a missing field is reported in a toast and beside it, and gets the focus', async () => {
  const { page } = await atCheckout()
  await field(page, 'email').fill('kari@example.com')
  await field(page, 'email').press('Enter')
  const labels = Object.values(texts.labels).filter((label) => label !== texts.labels.email)
  await told(page, texts.missing, texts.missingText(labels))
  for (const label of labels)
    await page.locator('form').getByText(texts.missingField(label), { exact: true }).waitFor()
  expect(await field(page, 'phone').getAttribute('aria-invalid')).toBe('true')
  expect(await noteOf(page, 'phone')).toBe(texts.missingField(texts.labels.phone))
  const focused = () => page.evaluate(() => (document.activeElement as HTMLInputElement).name)
  expect(await focused()).toBe('phone')
})

test('on a phone the «next» key moves to the next field', async () => {
  const { page } = await atCheckout()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await field(page, 'email').press('Enter')
  const focused = () => page.evaluate(() => (document.activeElement as HTMLInputElement).name)
  expect(await focused()).toBe('phone')
  expect(await page.getByText(texts.missing).count()).toBe(0)
})
