import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { product } from '../../../testing/browser.ts'
import { field, line, openCheckout, payButton } from '../../../testing/open-checkout.tsx'
import { noteToasts } from '../../../testing/toasts.ts'
import { lawPages } from '../../../text/law-pages.ts'
import { summaryTexts, checkoutTexts as texts, upsellTexts } from '../text.ts'
import { emptyForm } from './checkout-form.ts'

const labels = Object.keys(texts.labels) as (keyof typeof texts.labels)[]
const form = page.getByRole('main')

/** The places of postal codes from 5 on, beside the answers of the shop. */
function answerPlaces(): string[] {
  const asked: string[] = []
  const shop = fetch
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url)
    if (!pathname.startsWith('/postnummer/')) return shop(request)
    asked.push(pathname)
    return Response.json({ 5014: 'Bergen' })
  })
  return asked
}

test('CHK-01 CHK-02 CHK-03 CHK-09 CHK-14 CHK-15 CHK-23 shows the fields, and marks the required ones', async () => {
  await openCheckout([line(1)], emptyForm, { listUpsell: [product(7)] })
  for (const name of [texts.contact, texts.address, texts.payment, upsellTexts.title])
    await expect.element(page.getByRole('heading', { name })).toBeVisible()
  for (const label of labels) {
    await expect.element(field(label)).toBeRequired()
    await expect.element(page.getByText(`${texts.labels[label]} *`, { exact: true })).toBeVisible()
  }
  await expect.element(page.getByText(summaryTexts.delivery)).toBeVisible()
  for (const name of [texts.accept, texts.newsletter])
    await expect.element(page.getByRole('checkbox', { name })).not.toBeChecked()
  await expect.element(payButton).toBeDisabled()
})

test('each field has its autocomplete token and on-screen keyboard', async () => {
  const { container } = await openCheckout()
  const known = [...container.querySelectorAll('input')].map(
    ({ name, autocomplete, type, inputMode, enterKeyHint }) =>
      [name, autocomplete, inputMode || type, enterKeyHint].join(' '),
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

test('the pages of the law open beside the checkout, in tabs of their own', async () => {
  await openCheckout()
  for (const { label, href } of lawPages) {
    const link = form.getByRole('link', { name: label, exact: true })
    await expect.element(link).toHaveAttribute('href', href)
    await expect.element(link).toHaveAttribute('target', '_blank')
  }
})

test('a place is filled in from the postal code, and announced to screen readers', async () => {
  await openCheckout([line(1)], { postalCode: '', city: '' })
  const asked = answerPlaces()
  await userEvent.type(field('postalCode'), '501')
  expect(asked).toEqual([])
  await userEvent.type(field('postalCode'), '4')
  await expect.element(field('city')).toHaveValue('Bergen')
  expect(asked).toEqual(['/postnummer/5.json'])
  await expect.element(page.getByText(texts.placeFilled('Bergen'))).toBeInTheDocument()
})

test('CHK-19 the place of an unknown code is typed by the customer; a code without four digits is refused', async () => {
  await openCheckout([line(1)], { postalCode: '' })
  answerPlaces()
  const code = field('postalCode')
  await code.fill('abc')
  await expect.element(code).not.toHaveAccessibleDescription()
  await userEvent.tab()
  await expect.element(code).toHaveAccessibleDescription(texts.wrong.postalCode.text)
  await expect.element(code).toBeInvalid()
  await code.fill('5999')
  await expect.element(code).toHaveAccessibleDescription(texts.unknownPostalCode)
  await expect
    .element(page.getByRole('status').filter({ hasText: texts.unknownPostalCode }))
    .toBeInTheDocument()
  await expect.element(code).not.toHaveAttribute('aria-invalid')
  await expect.element(payButton).toBeEnabled()
})

test('a place is typed by the customer when the lookup fails', async () => {
  await openCheckout([line(1)], { postalCode: '', city: '' })
  await field('postalCode').fill('5003')
  await field('city').fill('Bergen')
  await expect.element(field('city')).toHaveValue('Bergen')
  await expect.element(field('postalCode')).not.toHaveAccessibleDescription()
})

test('a missing field is reported in a toast and beside it, and gets the focus', async () => {
  const { expectToast } = noteToasts()
  await openCheckout([line(1)], { ...emptyForm, email: 'kari@example.com' })
  await field('email').click()
  await userEvent.keyboard('{Enter}')
  const missing = labels.filter((label) => label !== 'email').map((label) => texts.labels[label])
  await expectToast(texts.missing, texts.missingText(missing))
  for (const label of missing)
    await expect.element(form.getByText(texts.missingField(label), { exact: true })).toBeVisible()
  await expect.element(field('phone')).toBeInvalid()
  await expect
    .element(field('phone'))
    .toHaveAccessibleDescription(texts.missingField(texts.labels.phone))
  await expect.element(field('phone')).toHaveFocus()
})

test('on a phone the «next» key moves to the next field', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)' }))
  await openCheckout([line(1)], emptyForm)
  await field('email').click()
  await userEvent.keyboard('{Enter}')
  await expect.element(field('phone')).toHaveFocus()
  await expect
    .element(form.getByText(texts.missingField(texts.labels.phone)))
    .not.toBeInTheDocument()
})
