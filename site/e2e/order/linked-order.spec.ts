import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { placeOrder } from '../../../scripts/test/place-order.ts'
import { paths } from '../../paths.ts'
import { thankYouTexts } from '../../shop/checkout/text.ts'
import { withdrawalFormTexts } from '../../shop/legal/withdrawal-text.ts'
import { linkedOrderTexts as texts } from '../../shop/linked-order/text.ts'
import { paymentTexts } from '../../staff/orders/payment/text.ts'
import { orderLinkTexts, orderTexts } from '../../staff/orders/text.ts'
import { navigationTexts } from '../../text/navigation.ts'
import { phone, visitor } from '../browser.ts'
import { expectSound } from '../sound.ts'
import { findOrder, logIn } from '../staff/staff-steps.ts'
import {
  acceptTerms,
  atCheckout,
  customer,
  fillCard,
  fillCustomer,
  open,
  payButton,
} from '../steps.ts'
import { told } from '../toasts.ts'

/** A paid order of two units of a patch, and the link in its receipt. */
async function mailedOrder(page: Page) {
  const email = `kari-${crypto.randomUUID().slice(0, 8)}@example.com`
  const number = await placeOrder(inject('shopUrl'), {
    productId: 104,
    quantity: 2,
    customerEmail: email,
  })
  const mail = page.getByRole('link').filter({ hasText: email })
  await expect
    .poll(async () => {
      await page.goto('/innboks')
      return mail.count()
    })
    .toBe(1)
  await mail.click()
  const link = page.locator('iframe').contentFrame().getByRole('link', { name: 'Se bestillingen' })
  return { number, email, href: (await link.getAttribute('href')) ?? '' }
}

test('a buyer opens the order from the thank-you screen, and from the page that mails lead to', async () => {
  const { page, problems } = await atCheckout(2)
  await fillCustomer(page, customer('egen'))
  await acceptTerms(page)
  await fillCard(page, '4242 4242 4242 4242')
  await payButton(page).click()
  await page.getByRole('heading', { name: thankYouTexts.title }).waitFor()
  const number = await page.getByText(/^RP-[A-Z0-9]{8}$/).innerText()
  const toOrder = page.getByRole('link', { name: thankYouTexts.order })
  await toOrder.click()
  await page.getByRole('heading', { name: texts.title, level: 1 }).waitFor()
  await page.getByText(number).first().waitFor()
  await page.goto(paths.orderConfirmation({ order_number: number }))
  await toOrder.click()
  await page.getByRole('heading', { name: texts.title, level: 1 }).waitFor()

  const stranger = await visitor()
  const asked = stranger.page.waitForResponse('**/api/orders/*/payment')
  await stranger.page.goto(paths.orderConfirmation({ order_number: number }))
  expect(await (await asked).json()).toEqual({ payment: 'unknown' })
  expect(problems).toEqual([])
})

const linesIn = (drawer: ReturnType<Page['getByRole']>) => drawer.locator('[data-line]')

test('a customer opens the order from the mail, buys it again, and asks for the receipt', async () => {
  const { page, problems } = await visitor(phone)
  const { number, email, href } = await mailedOrder(page)
  await open(page, href)
  await page.getByRole('heading', { name: texts.title, level: 1 }).waitFor()
  await page.getByText(number).first().waitFor()
  expect(await page.getByText(texts.payment.paid, { exact: true }).count()).toBe(1)
  await expectSound(page)

  const again = page.getByRole('button', { name: texts.again })
  await again.scrollIntoViewIfNeeded()
  for (const _ of ['once', 'and once more']) {
    await again.click()
    const drawer = page.getByRole('dialog', { name: navigationTexts.cart })
    await drawer.waitFor()
    await expect.poll(() => linesIn(drawer).count()).toBe(1)
    expect(await linesIn(drawer).locator('output').textContent()).toBe('2')
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'hidden' })
  }

  await page.getByRole('button', { name: texts.receipt }).click()
  await told(page, texts.receiptSent, texts.receiptSentText)
  const withdrawal = page.getByRole('link', { name: texts.withdrawal, exact: true })
  expect(await withdrawal.getAttribute('href')).toBe(`/angrerett?ordre=${number}#angreskjema`)
  const mails = page.getByRole('link').filter({ hasText: email })
  await expect
    .poll(async () => {
      await page.goto('/innboks')
      return mails.count()
    })
    .toBe(2)
  await open(page, paths.withdrawalOf(number))
  await page.getByLabel(withdrawalFormTexts.fields.goods).click()
  await expect
    .poll(() => page.getByLabel(withdrawalFormTexts.fields.orderNumber).inputValue())
    .toBe(number)
  expect(problems).toEqual([])
})

test('the page is complete without scripts, and neither a cache nor another site learns its address', async () => {
  const { page } = await visitor()
  const { number, href } = await mailedOrder(page)
  const answer = await page.request.get(href)
  const headers = answer.headers()
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['referrer-policy']).toBe('no-referrer')
  expect(headers['x-robots-tag']).toBe('noindex')
  const html = await answer.text()
  expect(html).toContain('<meta name="robots" content="noindex">')
  const token = href.split('token=').at(-1) ?? ''
  const head = html.slice(0, html.indexOf('</head>'))
  expect(token.length).toBeGreaterThan(30)
  expect(head).not.toContain(token)
  const text = html.replaceAll(/<script[\s\S]*?<\/script>|<[^>]+>/g, ' ')
  for (const fact of [number, texts.status.shipped, 'Storgata 1', texts.sums.total])
    expect(text).toContain(fact)
})

test('an order that was paid back, or cancelled too, promises no parcel and names no address to send to', async () => {
  const { page } = await visitor(phone)
  const { number, href } = await mailedOrder(page)
  const staff = await visitor()
  await logIn(staff.page)
  const row = await findOrder(staff.page, number)
  await row.getByRole('button', { name: orderTexts.detailsOf(number) }).click()
  await staff.page.getByRole('button', { name: paymentTexts.refund }).click()
  const form = staff.page.getByRole('form', { name: paymentTexts.formTitle })
  await form.getByRole('button', { name: paymentTexts.whole }).click()
  await form.getByLabel(paymentTexts.reason).fill('Forsinket')
  await form.getByRole('button', { name: /^Betal tilbake/ }).click()
  await staff.page.getByText(paymentTexts.nothingLeft).waitFor()

  await expect
    .poll(async () => {
      await page.goto(href)
      return page.getByText(texts.unpaidText.refunded).count()
    })
    .toBe(1)
  await page.getByRole('heading', { name: texts.addressTitle.unsent }).waitFor()
  await expectSound(page)

  await staff.page.keyboard.press('Escape')
  await row.getByLabel(orderTexts.statusOf(number)).selectOption('cancelled')
  await expect
    .poll(async () => {
      await page.reload()
      return page.getByText(texts.statusText.cancelled).count()
    })
    .toBe(1)
  expect(await page.getByRole('heading', { name: texts.addressTitle.sent }).count()).toBe(0)
  expect(await page.getByRole('heading', { name: texts.addressTitle.unsent }).count()).toBe(1)
})

test('staff end a link, and the old address says the same as a forged one', async () => {
  const { page } = await visitor(phone)
  const { number, href } = await mailedOrder(page)
  const staff = await visitor()
  await logIn(staff.page)
  const row = await findOrder(staff.page, number)
  await row.getByRole('button', { name: orderTexts.detailsOf(number) }).click()
  await staff.page.getByRole('button', { name: orderLinkTexts.end }).click()
  await told(staff.page, orderLinkTexts.ended, orderLinkTexts.endedText)
  await staff.page.getByText('avsluttet kundens lenke').waitFor()

  const ended = await page.goto(href)
  expect(ended?.status()).toBe(410)
  await page.getByRole('heading', { name: texts.ended.title, level: 1 }).waitFor()
  await expectSound(page)
  const shown = async () => (await page.getByRole('main').innerText()).trim()
  const told410 = await shown()
  for (const token of [`RP-ZZZZZZZZ-${'A'.repeat(22)}`, `${number}-${'A'.repeat(22)}`]) {
    expect((await page.goto(paths.order({ token })))?.status()).toBe(410)
    expect(await shown()).toBe(told410)
  }
  expect(told410).not.toContain(number)
})

test('a link that lost a part says so, and nothing of the order', async () => {
  const { page } = await visitor(phone)
  const { number, href } = await mailedOrder(page)
  for (const address of [href.slice(0, -3), paths.order({ token: number }), paths.order()]) {
    expect((await page.goto(address))?.status()).toBe(410)
    await page.getByRole('heading', { name: texts.cut.title, level: 1 }).waitFor()
    expect(await page.getByRole('main').innerText()).not.toContain(number)
  }
  await expectSound(page)
})
