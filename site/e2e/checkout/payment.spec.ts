import { expect, test } from 'vitest'
import {
  paidElsewhereTexts,
  summaryTexts,
  checkoutTexts as texts,
  thankYouTexts,
} from '../../shop/checkout/text.ts'
import {
  acceptTerms,
  atCheckout,
  customer,
  fillCard,
  fillCustomer,
  krOf,
  open,
  payButton,
} from '../steps.ts'
import { told } from '../toasts.ts'

test('CHK-11 CHK-12 a typed code is applied on payment, or its refusal shown before any charge', async () => {
  const { page } = await atCheckout(3)
  await fillCustomer(page, customer('kode'))
  await acceptTerms(page)
  await fillCard(page, '4242 4242 4242 4242')
  const intents: number[] = []
  page.on('response', async (response) => {
    if (response.url().endsWith('/api/create-payment-intent'))
      intents.push((await response.json()).total / 100)
  })
  const code = page.getByRole('textbox', { name: summaryTexts.code })
  await code.fill('tullekode')
  await payButton(page).click()
  await told(page, summaryTexts.discountInvalid, summaryTexts.discountInvalidText)
  await expect.poll(() => code.evaluate((it) => it === document.activeElement)).toBe(true)
  await page.getByText(summaryTexts.payWithout).waitFor()
  expect(intents).toEqual([])
  await code.fill('3for2')
  const before = await krOf(payButton(page))
  await payButton(page).click()
  await page.getByRole('heading', { name: thankYouTexts.title }).waitFor()
  await told(page, summaryTexts.discountOn, summaryTexts.offerOn)
  expect(intents).toHaveLength(1)
  expect(intents[0]).toBeLessThan(before)
})

test('units held by another order are retried automatically, and paid for with a press of the button', async () => {
  const { page } = await atCheckout()
  await page.clock.install()
  await fillCustomer(page, customer('vent'))
  await acceptTerms(page)
  await fillCard(page, '4242 4242 4242 4242')
  let calls = 0
  await page.route('**/api/create-payment-intent', async (route) => {
    calls += 1
    if (calls > 2) return route.continue()
    await route.fulfill({
      status: 422,
      headers: { 'Retry-After': '600' },
      json: { code: 'units_held', error: 'Andre betaler for de siste av Elgen akkurat nå.' },
    })
  })
  await payButton(page).click()
  await told(page, texts.unitsHeld)
  const waiting = page.locator('[data-waiting]')
  await waiting.getByRole('timer').waitFor()
  const stop = waiting.getByRole('button', { name: texts.stopWaiting })
  expect((await stop.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await stop.click()
  await waiting.waitFor({ state: 'detached' })
  expect(await payButton(page).evaluate((it) => it === document.activeElement)).toBe(true)
  await payButton(page).click()
  await waiting.waitFor()
  await page.clock.fastForward(50_000)
  await told(page, texts.held.title)
  expect(calls).toBe(3)
  await payButton(page).click()
  await page.getByRole('heading', { name: thankYouTexts.title }).waitFor()
})

test('CHK-26 one of two tabs that pay for one cart at two amounts is charged the amount it showed, and the other reports that', async () => {
  const { page } = await atCheckout(3)
  const other = await page.context().newPage()
  await open(other, '/checkout')
  for (const tab of [page, other]) {
    await fillCustomer(tab, customer('faner'))
    await acceptTerms(tab)
    await fillCard(tab, '4242 4242 4242 4242')
  }
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const confirmation = /payment_intents\/.*\/confirm/
  await page.route(confirmation, async (route) => {
    await released
    await route.continue()
  })
  const confirming = page.waitForRequest(confirmation)
  await payButton(page).click()
  await confirming
  const before = await krOf(payButton(other))
  await other.locator('[data-line]').first().getByRole('button', { name: 'Flere' }).click()
  await expect.poll(() => krOf(payButton(other))).not.toBe(before)
  await payButton(other).click()
  await other.getByRole('heading', { name: thankYouTexts.title }).waitFor()
  const answer = page.waitForResponse(confirmation)
  release()
  expect((await answer).ok()).toBe(false)
  await page.getByRole('heading', { name: paidElsewhereTexts.title }).waitFor()
  const order = page.getByRole('link', { name: paidElsewhereTexts.order })
  expect(await order.getAttribute('href')).toMatch(/order_number=RP-[A-Z0-9]{8}$/)
})

test('a field that the server rejects, or a patch that has sold out, is named, and nothing is charged', async () => {
  const { page } = await atCheckout()
  await fillCustomer(page, { ...customer('sen'), Etternavn: 'Nord\tmann' })
  await acceptTerms(page)
  await fillCard(page, '4242424242424242')
  await payButton(page).click()
  const { lastName } = texts.labels
  const field = page.getByRole('textbox', { name: lastName })
  await page.getByText(texts.refusedField(lastName), { exact: true }).waitFor()
  await expect.poll(() => field.evaluate((it) => it === document.activeElement)).toBe(true)
  expect(await field.getAttribute('aria-invalid')).toBe('true')
  await field.fill('Nordmann')
  expect(await field.getAttribute('aria-invalid')).toBeNull()

  await page.route('**/api/create-payment-intent', (route) =>
    route.fulfill({
      status: 422,
      json: { code: 'sold_out', error: 'Elgen er utsolgt akkurat nå.', field: 'Elgen' },
    }),
  )
  await payButton(page).click()
  await page.getByText('Elgen er utsolgt akkurat nå.').first().waitFor()
  await page.locator('[data-line]').first().waitFor()
})

test('CHK-16 CHK-17 CHK-18 the pay button is disabled until fields and terms are filled in, and while it is busy', async () => {
  const { page } = await atCheckout()
  await fillCustomer(page, customer('per'))
  expect(await payButton(page).isDisabled()).toBe(true)
  await acceptTerms(page)
  await expect.poll(() => payButton(page).isDisabled()).toBe(false)
  await page.getByRole('textbox', { name: 'By' }).fill('  ')
  await expect.poll(() => payButton(page).isDisabled()).toBe(true)
  await page.getByRole('textbox', { name: 'By' }).fill('Bergen')
  await fillCard(page, '4242 4242 4242 4242')
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/create-payment-intent', async (route) => {
    await held
    await route.continue()
  })
  await payButton(page).click()
  const busy = page.getByRole('button', { name: texts.processing })
  await busy.waitFor()
  expect(await busy.isDisabled()).toBe(true)
  answer()
  await page.getByRole('heading', { name: thankYouTexts.title }).waitFor()
})

test('CHK-27 CHK-28 PAY-09 PAY-10 PAY-12 PAY-15 PAY-16 the thank-you screen appears and stays, even when mail and newsletter fail', async () => {
  const { page } = await atCheckout()
  await fillCustomer(page, customer('lise'))
  await acceptTerms(page)
  await page.getByRole('checkbox', { name: texts.newsletter }).check()
  await fillCard(page, '4242 4242 4242 4242')
  await page.route('**/api/send-order-confirmation', (route) =>
    route.fulfill({ status: 500, json: { error: 'x', code: 'unexpected' } }),
  )
  const subscribed = page.waitForRequest('**/api/subscribe-newsletter')
  await page.route('**/api/subscribe-newsletter', (route) =>
    route.fulfill({ status: 500, json: { error: 'x', code: 'unexpected' } }),
  )
  await payButton(page).click()
  await subscribed
  await page.getByRole('heading', { name: thankYouTexts.title }).waitFor()
  await told(page, texts.mailFailed)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.getByRole('link', { name: thankYouTexts.home }).click()
  await page.waitForURL((url) => url.pathname === '/')
})
