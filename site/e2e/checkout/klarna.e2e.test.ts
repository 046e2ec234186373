import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import type { OrderPayment } from '../../../modules/shared/contract/api.d.ts'
import { checkoutTexts } from '../../shop/checkout/text.ts'
import { confirmationTexts as texts } from '../../shop/order/text.ts'
import { phone, visitor } from '../browser.ts'
import { expectSound } from '../sound.ts'
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

/** The shop's answer to the page's session. */
async function fetched<Answer>(page: Page, path: string): Promise<Answer> {
  const session = await page.evaluate(() => localStorage.getItem('cart-session-id'))
  const response = await page.request.get(path, { headers: { 'X-Session-Id': session ?? '' } })
  return (await response.json()) as Answer
}

const linesInCart = async (page: Page) => (await fetched<unknown[]>(page, '/api/cart')).length

/** The state of the payment of the order on the page. */
async function paymentOf(page: Page): Promise<OrderPayment> {
  const number = new URL(page.url()).searchParams.get('order_number')
  const path = `/api/orders/${number}/payment`
  return (await fetched<{ payment: OrderPayment }>(page, path)).payment
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
  await expect.poll(() => paymentOf(page)).toBe('paid')
  // The page asks less and less often.
  await expect.poll(() => badge(page).innerText()).toBe(texts.stages.paid.badge)
  await page.getByRole('heading', { name: texts.stages.paid.title }).waitFor()
  await expect.poll(() => page.locator('main picture img[src^="/patches/"]').count()).toBe(2)
  await expect.poll(() => linesInCart(page)).toBe(0)
  expect(page.url()).not.toContain('client_secret')
  await page.reload()
  await expect.poll(() => badge(page).innerText()).toBe(texts.stages.paid.badge)
  await expectSound(page)
  // While a payment is not made, the shop refuses to confirm its order.
  expect(problems.filter((problem) => !problem.includes('422'))).toEqual([])
})
