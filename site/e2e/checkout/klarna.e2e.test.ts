import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { checkoutTexts } from '../../shop/checkout/text.ts'
import { confirmationTexts as texts } from '../../shop/order/text.ts'
import { phone, visitor } from '../browser.ts'
import {
  acceptTerms,
  addFirst,
  customer,
  fillCustomer,
  goToCheckout,
  open,
  payButton,
  sum,
} from '../steps.ts'

const badge = (page: Page) => sum(page.getByRole('main'), texts.payment)
const answer = (page: Page, name: string) => page.getByRole('button', { name }).click()

/** Pays with Klarna, chosen by keyboard. */
async function redirect(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Kort' }).focus()
  await page.keyboard.press('ArrowRight')
  expect(await page.getByRole('radio', { name: 'Klarna' }).isChecked()).toBe(true)
  await payButton(page).click()
  await page.waitForURL(/\/test-payments\/authorize\//)
}

/** Units in the session's cart, according to the server. */
async function linesInCart(page: Page): Promise<number> {
  const session = await page.evaluate(() => localStorage.getItem('cart-session-id'))
  const response = await page.request.get('/api/cart', {
    headers: { 'X-Session-Id': session ?? '' },
  })
  return ((await response.json()) as unknown[]).length
}

test('CHK-26 a customer comes back from Klarna without paying, refused, and paid after a while', async () => {
  const { page, problems } = await visitor(phone)
  const kari = customer('kari')
  await open(page, '/products?category=sport')
  await addFirst(page, 2)
  await goToCheckout(page)
  await fillCustomer(page, kari)
  await acceptTerms(page)
  const number = page.locator('input[name=number]')
  await number.waitFor()
  await page.getByText('Klarna', { exact: true }).click()
  expect(await number.isVisible()).toBe(false)
  await page.getByText('sendes du videre til Klarna').waitFor()
  await page.getByRole('group', { name: 'Betalingsmåte' }).getByText('Kort').click()
  expect(await number.isVisible()).toBe(true)

  await redirect(page)
  await answer(page, 'Avvis testbetalingen')
  await page.waitForURL(/\/order-confirmation\?/)
  await page.getByRole('heading', { name: texts.stages.failed.title }).waitFor()
  expect(await badge(page).innerText()).toBe(texts.stages.failed.badge)
  await page.getByRole('link', { name: texts.backToCheckout }).click()
  await page.getByRole('heading', { name: checkoutTexts.title, level: 1 }).waitFor()
  await expect.poll(() => page.locator('[data-line]').count()).toBe(2)
  for (const [label, value] of Object.entries(kari))
    expect(await page.getByRole('textbox', { name: label }).inputValue()).toBe(value)

  await redirect(page)
  await page.goBack()
  for (const left of [1, 0]) {
    await page
      .getByRole('button', { name: /^Fjern/ })
      .first()
      .click()
    await expect.poll(() => page.locator('[data-line]').count()).toBe(left)
  }
  await page.waitForURL((url) => url.pathname === '/')
  await open(page, '/products?category=sport')
  await addFirst(page, 2)
  await goToCheckout(page)
  await acceptTerms(page)
  await redirect(page)

  // The payment succeeds five seconds after the press. The page must not learn of it before the test has seen the
  // waiting stage.
  const held = Promise.withResolvers<void>()
  await page.route('**/api/send-order-confirmation', async (route) => {
    await held.promise
    await route.continue()
  })
  await answer(page, 'Godkjenn med forsinkelse')
  await page.waitForURL(/\/order-confirmation\?/)
  await page.getByRole('heading', { name: texts.stages.waiting.title }).waitFor()
  expect(await badge(page).innerText()).toBe(texts.stages.waiting.badge)
  held.resolve()
  await expect.poll(() => badge(page).innerText()).toBe(texts.stages.paid.badge)
  await page.getByRole('heading', { name: texts.stages.paid.title }).waitFor()
  await expect.poll(() => page.locator('main picture img[src^="/patches/"]').count()).toBe(2)
  await expect.poll(() => linesInCart(page)).toBe(0)
  expect(page.url()).not.toContain('client_secret')
  await page.reload()
  await expect.poll(() => badge(page).innerText()).toBe(texts.stages.paid.badge)
  // While a payment is not made, the shop refuses to confirm its order.
  expect(problems.filter((problem) => !problem.includes('422'))).toEqual([])
})
