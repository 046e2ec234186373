import { expect, test } from 'vitest'
import { paidElsewhereTexts, thankYouTexts } from '../../shop/checkout/text.ts'
import { visitor } from '../browser.ts'
import {
  acceptTerms,
  addFirst,
  cards,
  customer,
  fillCard,
  fillCustomer,
  goToCheckout,
  krOf,
  open,
  payButton,
} from '../steps.ts'

test('CHK-26 HDR-06 an empty checkout leads home, two tabs show one cart, and of two that pay for one cart at two amounts one is charged the amount it showed, and the other says so', async () => {
  const { page } = await visitor()
  await page.goto('/checkout')
  await page.waitForURL((url) => url.pathname === '/')
  const other = await page.context().newPage()
  await other.goto('/om-oss')
  const badge = (name: string) => other.locator(`[data-badge="${name}"]`).textContent()
  await open(page, '/products?category=sport')
  await cards(page).first().locator('button[aria-pressed]').click()
  await addFirst(page, 3)
  await expect.poll(() => badge('wishlist')).toBe('1')
  await expect.poll(() => badge('cart')).toBe('3')
  await goToCheckout(page)
  await open(other, '/checkout')
  for (const tab of [page, other]) {
    await fillCustomer(tab, customer('faner'))
    await acceptTerms(tab)
    await fillCard(tab, '4242 4242 4242 4242')
  }
  const released = Promise.withResolvers<void>()
  const confirmation = /payment_intents\/.*\/confirm/
  await page.route(confirmation, async (route) => {
    await released.promise
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
  released.resolve()
  expect((await answer).ok()).toBe(false)
  await page.getByRole('heading', { name: paidElsewhereTexts.title }).waitFor()
  const order = page.getByRole('link', { name: paidElsewhereTexts.order })
  expect(await order.getAttribute('href')).toMatch(/order_number=RP-[A-Z0-9]{8}$/)
  await other.getByRole('link', { name: thankYouTexts.home }).click()
  await other.waitForURL((url) => url.pathname === '/')
})
