import { expect, test } from 'vitest'
import { summaryTexts, checkoutTexts as texts, upsellTexts } from '../../shop/checkout/text.ts'
import { visitor } from '../browser.ts'
import {
  acceptTerms,
  atCheckout,
  customer,
  customPatch,
  expectCustomMinimum,
  fillCustomer,
  goToCheckout,
  krOf,
  open,
  payButton,
  press,
  sum,
} from '../steps.ts'
import { told } from '../toasts.ts'

test('CHK-01 CHK-02 CHK-03 CHK-09 CHK-14 CHK-15 CHK-23 shows the fields, and marks the required ones', async () => {
  const { page } = await atCheckout()
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
  const { page } = await atCheckout(2)
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
  await expectCustomMinimum(page, page)
  const exception = page.getByText(texts.customReturns)
  expect(await exception.count()).toBe(2)
  await page.getByText(texts.termsTitle).click()
  for (const place of await exception.all()) expect(await place.isVisible()).toBe(true)
})

test('patches are offered once, for the cart as it was loaded', async () => {
  const { page } = await atCheckout()
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname === '/api/upsell') asked.push(search)
  })
  await page.reload()
  await page.locator('[data-upsell]').getByRole('button').first().waitFor()
  expect(asked).toEqual([expect.stringMatching(/^\?inCart=\d+$/)])
})

test('an added patch is no longer offered, even before the next offers are there', async () => {
  const { page } = await atCheckout()
  const offers = page.locator('[data-upsell] li')
  const add = offers.getByRole('button').first()
  const name = await add.getAttribute('aria-label')
  const before = await offers.count()
  // The next offers never come.
  await page.route('**/api/upsell*', () => {})
  await add.click()
  await expect.poll(() => page.locator('[data-line]').count()).toBe(2)
  await expect.poll(() => offers.count()).toBe(before - 1)
  expect(await page.locator('[data-line] output').allInnerTexts()).toEqual(['1', '1'])
  expect(await page.getByRole('button', { name: name ?? '', exact: true }).count()).toBe(0)
})

test('CHK-10 CHK-12 CHK-13 a code is validated, stored and active after a reload', async () => {
  const { page } = await atCheckout(3)
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
  const { page } = await atCheckout()
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

test('a sold-out line disables the pay button and says why, until the line is gone', async () => {
  const { page } = await atCheckout(2)
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

test('CHK-26 an empty cart redirects to the front page', async () => {
  const { page } = await visitor()
  await page.goto('/checkout')
  await page.waitForURL((url) => url.pathname === '/')
  const { page: shopping } = await atCheckout()
  await shopping
    .locator('[data-line]')
    .getByRole('button', { name: /^Fjern/ })
    .click()
  await shopping.waitForURL((url) => url.pathname === '/')
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
