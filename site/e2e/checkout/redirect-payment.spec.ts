import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { designInWords } from '../../../api/testing/test-designs.ts'
import { newSession } from '../../../scripts/test/place-order.ts'
import { checkoutTexts, summaryTexts } from '../../shop/checkout/text.ts'
import { confirmationTexts as texts } from '../../shop/order/text.ts'
import { phone, visitor } from '../browser.ts'
import { expectSound } from '../sound.ts'
import {
  acceptTerms,
  addFirst,
  type Customer,
  customer,
  fillCustomer,
  goToCheckout,
  open,
  payButton,
  sum,
} from '../steps.ts'

const answers = {
  authorise: 'Godkjenn testbetalingen',
  delay: 'Godkjenn med forsinkelse',
  fail: 'Avvis testbetalingen',
}

/** A visitor with two patches in the cart, redirected by the checkout to Klarna's page. */
async function atKlarna(viewport?: typeof phone) {
  const { page, problems } = await visitor(viewport)
  const kari = customer('kari')
  await open(page, '/products?category=sport')
  await addFirst(page, 2)
  await goToCheckout(page)
  await redirect(page, kari)
  return { page, kari, problems }
}

/** Fills in the checkout, and pays with Klarna. */
async function redirect(page: Page, buyer: Customer): Promise<void> {
  await fillCustomer(page, buyer)
  await acceptTerms(page)
  await page.getByRole('radio', { name: 'Klarna' }).check()
  await payButton(page).click()
  await page.waitForURL(/\/test-payments\/authorize\//)
}

const answer = (page: Page, name: string) => page.getByRole('button', { name }).click()

const badge = (page: Page) => sum(page.getByRole('main'), texts.payment)

/** Units in the session's cart, according to the server. */
async function linesInCart(page: Page): Promise<number> {
  const session = await page.evaluate(() => localStorage.getItem('cart-session-id'))
  const response = await page.request.get('/api/cart', {
    headers: { 'X-Session-Id': session ?? '' },
  })
  return ((await response.json()) as unknown[]).length
}

test('the choice is between card and Klarna, by mouse and by keyboard', async () => {
  const { page } = await visitor()
  await open(page, '/products?category=sport')
  await addFirst(page, 1)
  await goToCheckout(page)
  const methods = page.getByRole('group', { name: 'Betalingsmåte' })
  const card = methods.getByRole('radio', { name: 'Kort' })
  const number = page.locator('input[name=number]')
  await number.waitFor()
  expect(await card.isChecked()).toBe(true)
  await card.focus()
  await page.keyboard.press('ArrowRight')
  expect(await methods.getByRole('radio', { name: 'Klarna' }).isChecked()).toBe(true)
  expect(await number.isVisible()).toBe(false)
  await page.getByText('sendes du videre til Klarna').waitFor()
  await methods.getByText('Kort').click()
  expect(await number.isVisible()).toBe(true)
})

test('an authorised payment returns as paid, and the cart is empty', async () => {
  const { page, problems } = await atKlarna(phone)
  await answer(page, answers.authorise)
  await page.waitForURL(/\/order-confirmation\?/)
  await expect.poll(() => badge(page).innerText()).toBe(texts.stages.paid.badge)
  await page.getByRole('heading', { name: texts.stages.paid.title }).waitFor()
  await expect.poll(() => page.locator('main picture img[src^="/patches/"]').count()).toBe(2)
  await expect.poll(() => linesInCart(page)).toBe(0)
  await expect.poll(() => page.url()).not.toContain('client_secret')
  await page.reload()
  await expect.poll(() => badge(page).innerText()).toBe(texts.stages.paid.badge)
  expect(problems).toEqual([])
})

test('CONF-04 a design that was paid through a redirect is to be approved before it is sewn', async () => {
  const { page, problems } = await visitor(phone)
  const session = newSession()
  const headers = { 'x-session-id': session }
  const data = designInWords('RUSS 27')
  const recorded = await page.request.post('/api/custom-designs', { headers, data })
  const { id: customImageId } = (await recorded.json()) as { id: string }
  const line = { productId: 999_999, quantity: 10, customImageId }
  await page.request.post('/api/cart', { headers, data: line })
  await page.addInitScript((id) => localStorage.setItem('cart-session-id', id), session)
  await open(page, '/checkout')
  await redirect(page, customer('eget'))
  await answer(page, answers.authorise)
  await page.getByRole('heading', { name: texts.stages.paid.title }).waitFor()
  await page.getByText(texts.next.approval, { exact: true }).waitFor()
  await page.getByText('et utkast som viser hvordan motivet ditt blir sydd').waitFor()
  await expectSound(page)
  expect(problems).toEqual([])
})

test('a failed payment returns to a full cart and a filled-in form', async () => {
  const { page, kari } = await atKlarna()
  await answer(page, answers.fail)
  await page.waitForURL(/\/order-confirmation\?/)
  await page.getByRole('heading', { name: texts.stages.failed.title }).waitFor()
  expect(await badge(page).innerText()).toBe(texts.stages.failed.badge)
  await page.getByRole('link', { name: texts.backToCheckout }).click()
  await page.getByRole('heading', { name: checkoutTexts.title, level: 1 }).waitFor()
  await expect.poll(() => page.locator('[data-line]').count()).toBe(2)
  for (const [label, value] of Object.entries(kari))
    expect(await page.getByRole('textbox', { name: label }).inputValue()).toBe(value)
  await sum(page, summaryTexts.total).waitFor()
  expect(await linesInCart(page)).toBe(2)
})

test('the confirmation page polls until a delayed payment succeeds', async () => {
  const { page } = await atKlarna()
  let ask = () => {}
  const held = new Promise<void>((resolve) => {
    ask = resolve
  })
  // The payment succeeds five seconds after the press. The page must not learn of it before the test has seen the
  // waiting stage.
  await page.route('**/api/send-order-confirmation', async (route) => {
    await held
    await route.continue()
  })
  await answer(page, answers.delay)
  await page.waitForURL(/\/order-confirmation\?/)
  await page.getByRole('heading', { name: texts.stages.waiting.title }).waitFor()
  expect(await badge(page).innerText()).toBe(texts.stages.waiting.badge)
  ask()
  await expect.poll(() => badge(page).innerText()).toBe(texts.stages.paid.badge)
  await expect.poll(() => linesInCart(page)).toBe(0)
})

test('a link to an order of another session reveals nothing of its payment', async () => {
  const { page } = await visitor()
  const calls: string[] = []
  page.on('request', (request) => {
    if (/\/api\/(orders|send)/.test(request.url())) calls.push(request.method())
  })
  const link =
    '/order-confirmation?order_number=RP-ABCD2345&session_id=cs_test_1&payment_intent=pi_1'
  await page.goto(`${link}&redirect_status=succeeded`)
  await expect.poll(() => badge(page).innerText()).toBe(texts.stages.paid.badge)
  for (const status of ['pending', 'failed']) {
    await page.goto(`${link}&redirect_status=${status}`)
    await page.getByText(texts.stages.unchecked.text).waitFor()
    expect(await badge(page).innerText()).toBe(texts.stages.unchecked.badge)
  }
  expect(new Set(calls)).toEqual(new Set(['GET']))
})

test('CHK-26 a customer who returns from Klarna without paying can still pay, or empty the cart', async () => {
  const { page } = await atKlarna()
  const payAgain = async () => {
    await page.getByRole('radio', { name: 'Klarna' }).check()
    await payButton(page).click()
    await page.waitForURL(/\/test-payments\/authorize\//)
  }
  await page.goBack()
  await payAgain()
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
  await addFirst(page, 1)
  await goToCheckout(page)
  await acceptTerms(page)
  await payAgain()
  await answer(page, answers.authorise)
  await expect.poll(() => badge(page).innerText()).toBe(texts.stages.paid.badge)
})
