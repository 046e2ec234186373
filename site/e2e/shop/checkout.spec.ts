import { expect, test } from 'vitest'
import {
  paidElsewhereTexts,
  summaryTexts,
  checkoutTexts as texts,
  thankYouTexts,
  upsellTexts,
} from '../../shop/checkout/text.ts'
import { texts as commonTexts } from '../../text/texts.ts'
import { visitor } from '../browser.ts'
import {
  acceptTerms,
  addFirst,
  customer,
  customPatch,
  fillCard,
  fillCustomer,
  goToCheckout,
  krOf,
  open,
  payButton,
  press,
  sum,
} from '../steps.ts'
import { told } from '../toasts.ts'

/** A visitor at the checkout with the first patches of a category in the cart. */
async function atCheckout(count = 1, query = 'category=sport') {
  const { page } = await visitor()
  await open(page, `/products?${query}`)
  await addFirst(page, count)
  await goToCheckout(page)
  return page
}

test('CHK-01 CHK-02 CHK-03 CHK-09 CHK-14 CHK-15 CHK-23 shows the fields, and marks the required ones', async () => {
  const page = await atCheckout()
  for (const title of [texts.contact, texts.address, texts.payment, upsellTexts.title])
    await page.getByRole('heading', { name: title }).waitFor()
  for (const label of Object.values(texts.labels)) {
    const field = page.getByRole('textbox', { name: label })
    expect(await field.evaluate((input) => (input as HTMLInputElement).required)).toBe(true)
    expect(await page.locator('label', { hasText: label }).innerText()).toContain('*')
  }
  await page.getByText('2–5 virkedager').first().waitFor()
  expect(await page.getByRole('checkbox', { name: texts.accept }).isChecked()).toBe(false)
  expect(await page.getByRole('checkbox', { name: texts.newsletter }).isChecked()).toBe(false)
  await page.locator('input[name=number]').waitFor()
  await payButton(page).waitFor()
})

test('CHK-04 CHK-05 CHK-08 the lines can be changed, and the sums follow', async () => {
  const page = await atCheckout(2)
  const line = page.locator('[data-line]').first()
  const shown = () => krOf(sum(page, summaryTexts.total))
  const before = await shown()
  await line.getByRole('button', { name: 'Flere' }).click()
  await expect.poll(shown).toBeGreaterThan(before)
  await line.getByRole('button', { name: 'Færre' }).click()
  await expect.poll(shown).toBe(before)
  await press(line.getByRole('button', { name: 'Færre' }))
  expect(await line.locator('output').innerText()).toBe('1')
  expect(await sum(page, summaryTexts.shipping).innerText()).toBe('59 kr')
  for (let units = 1; units < 12; units += 1) {
    await line.getByRole('button', { name: 'Flere' }).click()
    await expect.poll(() => line.locator('output').innerText()).toBe(String(units + 1))
  }
  await expect.poll(() => sum(page, summaryTexts.shipping).innerText()).toBe('Gratis')
  await line.getByRole('button', { name: /^Fjern/ }).click()
  await expect.poll(() => page.locator('[data-line]').count()).toBe(1)
})

test('CHK-06 CHK-07 the quantity of a custom patch stays at ten or more, and the checkout says that it cannot be returned', async () => {
  const { page } = await visitor()
  await open(page, '/products')
  await customPatch(page)
  await goToCheckout(page)
  const line = page.locator('[data-line]')
  const fewer = line.getByRole('button', { name: 'Færre' })
  expect(await fewer.getAttribute('aria-disabled')).toBe('true')
  await press(fewer)
  await told(page, commonTexts.cart.customMinimum, commonTexts.cart.customMinimumText)
  expect(await line.locator('output').innerText()).toBe('10')
  const exception = page.getByText(texts.customReturns)
  expect(await exception.count()).toBe(2)
  await page.getByText(texts.termsTitle).click()
  for (const place of await exception.all()) expect(await place.isVisible()).toBe(true)
})

test('CHK-10 CHK-12 CHK-13 a code is validated, stored and active after a reload', async () => {
  const page = await atCheckout(3)
  const code = page.getByRole('textbox', { name: summaryTexts.code })
  const apply = page.getByRole('button', { name: summaryTexts.apply, exact: true })
  await code.fill('tullekode')
  expect(await code.inputValue()).toBe('TULLEKODE')
  await apply.click()
  await told(page, summaryTexts.discountInvalid, summaryTexts.discountInvalidText)
  expect(await krOf(sum(page, summaryTexts.discount))).toBe(0)
  await code.fill('3or2')
  await code.evaluate((field: HTMLInputElement) => field.setSelectionRange(1, 1))
  // Text inserted in the middle keeps the caret there.
  await code.pressSequentially('f')
  const caret = await code.evaluate((field: HTMLInputElement) => field.selectionStart)
  expect([await code.inputValue(), caret]).toEqual(['3FOR2', 2])
  await apply.click()
  await told(page, summaryTexts.discountOn, summaryTexts.offerOn)
  const saved = await krOf(sum(page, summaryTexts.discount))
  expect(saved).toBeGreaterThan(0)
  await page.reload()
  await expect.poll(() => krOf(sum(page, summaryTexts.discount))).toBe(saved)
  expect(await page.evaluate(() => localStorage.getItem('appliedDiscount'))).toContain('3FOR2')
})

test('PRICE-10 a code below its minimum is not activated, and the field shows the missing amount', async () => {
  const page = await atCheckout()
  const discount = { code: 'FRA5000', type: 'fixed', value: 50, minimumAmount: 500_000 }
  await page.route('**/api/check-discount', (route) =>
    route.fulfill({
      json: {
        discount: { ...discount, excludeCustomPatches: false },
        reduction: 0,
        missing: 495_100,
      },
    }),
  )
  await page.getByRole('textbox', { name: summaryTexts.code }).fill('fra5000')
  await page.getByRole('button', { name: summaryTexts.apply, exact: true }).click()
  await told(page, summaryTexts.discountInvalid, summaryTexts.discountInvalidText)
  await page.getByText('Handle for 4 951 kr til, så kan du bruke koden.').waitFor()
  expect(await page.locator('[data-applied]').count()).toBe(0)
})

test('CHK-11 CHK-12 a typed code is applied on payment, or its refusal shown before any charge', async () => {
  const page = await atCheckout(3)
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

test('a sold-out line disables the pay button and says why, until the line is gone', async () => {
  const page = await atCheckout(2)
  await fillCustomer(page, customer('utsolgt'))
  await acceptTerms(page)
  let name = ''
  await page.route('**/api/cart', async (route) => {
    const items = await (await route.fetch()).json()
    items[0].product.stock = 0
    name = items[0].product.name
    await route.fulfill({ json: items })
  })
  await page.reload()
  await expect.poll(() => payButton(page).isDisabled()).toBe(true)
  const reason = page.getByText(summaryTexts.tooFew(name, 0))
  // Beside the line and under the button.
  await expect.poll(() => reason.count()).toBe(2)
  await page.unroute('**/api/cart')
  await page
    .getByRole('button', { name: /^Fjern/ })
    .first()
    .click()
  await expect.poll(() => payButton(page).isDisabled()).toBe(false)
  expect(await reason.count()).toBe(0)
})

test('units held by another order are retried automatically, and paid for with a press of the button', async () => {
  const page = await atCheckout()
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

test('CHK-26 of two tabs that pay for one cart at two amounts, one is charged the amount it showed, and the other reports that', async () => {
  const page = await atCheckout(3)
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
  const page = await atCheckout()
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
  const page = await atCheckout()
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

test('CHK-26 an empty cart redirects to the front page', async () => {
  const { page } = await visitor()
  await page.goto('/checkout')
  await page.waitForURL((url) => url.pathname === '/')
  const shopping = await atCheckout()
  await shopping
    .locator('[data-line]')
    .getByRole('button', { name: /^Fjern/ })
    .click()
  await shopping.waitForURL((url) => url.pathname === '/')
})

test('CHK-27 CHK-28 PAY-09 PAY-10 PAY-12 PAY-15 PAY-16 the thank-you screen appears and stays, even when mail and newsletter fail', async () => {
  const page = await atCheckout()
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

test('CONF-01 CONF-03 CONF-04 CONF-05 CONF-06 CONF-07 the confirmation page shows the order and the next steps', async () => {
  const { page } = await visitor()
  await page.goto('/order-confirmation?order_number=RP-ABCD2345')
  const main = page.getByRole('main')
  await expect.poll(() => main.innerText()).toContain('RP-ABCD2345')
  const text = await main.innerText()
  for (const part of [
    'Betalt',
    'Bekreftelse sendt',
    'Behandling',
    'SMS-sporing',
    'Trenger du hjelp?',
  ])
    expect(text).toContain(part)
  const hrefs = await main
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(hrefs).toEqual(expect.arrayContaining(['/', '/alle-patcher']))
  await page.goto('/order-confirmation')
  await page.getByText('Laster inn bestillingsbekreftelse...').waitFor()
})
