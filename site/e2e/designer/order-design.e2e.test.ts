import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { designInWords } from '../../../api/testing/test-designs.ts'
import { threadChart } from '../../../modules/embroidery/rules.ts'
import { designFormText } from '../../../modules/shared/pictures/design-form.ts'
import { newSession } from '../../../scripts/test/place-order.ts'
import { readEmbroideries } from '../../../scripts/test/python/read-embroidery.ts'
import { addToCartTexts } from '../../shop/cart/add-to-cart-text.ts'
import { cartTexts } from '../../shop/cart/text.ts'
import { thankYouTexts } from '../../shop/checkout/text.ts'
import { editorTexts } from '../../shop/designer/editor-text.ts'
import { designerTexts } from '../../shop/designer/text.ts'
import { productionTexts } from '../../staff/orders/production/text.ts'
import { orderDetailsTexts, orderTexts } from '../../staff/orders/text.ts'
import { phone, visitor } from '../browser.ts'
import { approveDesign, pressInMail } from '../order/proof-steps.ts'
import { designer, photo, pick, sewn } from '../shop/designer-steps.ts'
import { findOrder, logIn } from '../staff/staff-steps.ts'
import {
  acceptTerms,
  customer,
  fillCard,
  fillCustomer,
  goToCheckout,
  open,
  openCart,
  payButton,
} from '../steps.ts'

/** Opens the details of an order, and returns the machine file that staff download there. */
async function machineFileOf(staff: Page, number: string): Promise<Buffer> {
  await findOrder(staff, number)
  await staff.getByRole('button', { name: orderTexts.detailsOf(number) }).click()
  await staff
    .getByRole('button', { name: orderDetailsTexts.enlarge('Tilpasset patch, hjerte, 8,5 cm') })
    .click()
  const saving = staff.waitForEvent('download')
  await staff.getByRole('button', { name: productionTexts.files.dst }).click()
  return readFileSync(await (await saving).path())
}

test('DESIGN-11 AORD-18 a photo on a phone becomes a file in which another program finds the ordered size and threads', async () => {
  const { page, choose } = await designer(phone)
  await choose(await photo())
  await sewn(page)
  await pick(page, editorTexts.outlines.heart)
  await page.getByRole('slider', { name: editorTexts.size }).press('ArrowLeft')
  await expect.poll(async () => (await sewn(page)).size).toBe(85)
  const design = await sewn(page)
  await page.getByRole('button', { name: designerTexts.add }).click()

  await goToCheckout(page)
  const buyer = customer('maskinfil')
  await fillCustomer(page, buyer)
  await fillCard(page, '4242424242424242')
  await acceptTerms(page)
  await payButton(page).click()
  await page.getByRole('heading', { name: thankYouTexts.title }).waitFor()
  await page.getByText('et utkast som viser hvordan motivet ditt blir sydd').waitFor()
  const number = /RP-[A-Z0-9]{8}/.exec(await page.getByRole('main').innerText())?.[0] ?? ''
  await pressInMail(page, buyer['E-post'], 'Takk for bestillingen')
  expect(await page.getByText('Hjerte, 8,5 cm', { exact: true }).count()).toBe(2)
  await approveDesign(page)

  const { page: staff } = await visitor()
  await logIn(staff)
  const [found] = readEmbroideries([await machineFileOf(staff, number)])
  const [left, top, right, bottom] = found?.box ?? [0, 0, 0, 0]
  expect(Math.max(right - left, bottom - top) / 10).toBeCloseTo(85, 0)
  const { picture, edge } = design
  const chosen = [edge, ...(picture?.threads ?? []).map(({ thread }) => thread)]
  const colours = new Set(chosen.map((thread) => threadChart[thread].hex.toLowerCase()))
  expect(found?.threads.length).toBeGreaterThan(2)
  for (const { hex } of found?.threads ?? []) expect(colours).toContain(hex.toLowerCase())
  expect(found?.stitches).toBeGreaterThan(5000)
})

test('DESIGN-11 a design that waits for its turn is in the cart once the shop takes it, unless its visitor leaves the queue', async () => {
  const { page, choose } = await designer(phone)
  await choose(await photo())
  await sewn(page)
  let refusals = 2
  await page.route('**/api/custom-designs', (route) =>
    refusals-- > 0
      ? route.fulfill({
          status: 429,
          headers: { 'Retry-After': refusals > 0 ? '60' : '1' },
          json: { code: 'too_many_requests', error: 'Vent litt.' },
        })
      : route.continue(),
  )
  const add = page.getByRole('button', { name: designerTexts.add })
  await add.click()
  await page.getByRole('status').getByText(designerTexts.queued).waitFor()
  await page.getByRole('button', { name: designerTexts.leaveQueue }).click()
  await add.click()
  await page.getByRole('status').getByText(designerTexts.queued).waitFor()
  await page.getByText(addToCartTexts.customAdded).waitFor()
  expect(await page.locator('[data-queue]').count()).toBe(0)
})

test('DESIGN-11 until the patch has arrived in the cart, the drawer shows it as coming, and the way to the checkout waits', async () => {
  const { page, choose } = await designer(phone)
  await choose(await photo())
  const design = await sewn(page)
  let arrive = () => {}
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/api/custom-designs', async (route) => {
    await arrival
    await route.continue()
  })
  await page.getByRole('button', { name: designerTexts.add }).click()
  const drawer = await openCart(page)
  await drawer.getByText(cartTexts.addingCustom).waitFor()
  const waiting = drawer.getByRole('button', { name: cartTexts.checkout })
  expect(await waiting.getAttribute('aria-disabled')).toBe('true')
  expect(await drawer.getByRole('link', { name: cartTexts.checkout }).count()).toBe(0)
  arrive()
  await drawer.getByRole('link', { name: cartTexts.checkout }).waitFor()
  await drawer.getByText(designFormText(design)).waitFor()
  expect(await drawer.getByText(cartTexts.addingCustom).count()).toBe(0)
})

test('DESIGN-11 two own patches of different sizes are told apart in the cart and at the checkout, by screen reader too', async () => {
  const { page } = await visitor(phone)
  const session = newSession()
  const headers = { 'x-session-id': session }
  for (const form of [{ size: 90 }, { outline: 'heart', size: 110 }]) {
    const design = { ...designInWords('RUSS 27'), ...form }
    const recorded = await page.request.post('/api/custom-designs', { headers, data: design })
    const { id: customImageId } = (await recorded.json()) as { id: string }
    const data = { productId: 999_999, quantity: 10, customImageId }
    await page.request.post('/api/cart', { headers, data })
  }
  await page.addInitScript((id) => localStorage.setItem('cart-session-id', id), session)
  await open(page, '/')
  const told = async (place: Page | Locator) => {
    for (const [text, name] of [
      ['Rund, 9 cm', 'Tilpasset patch, rund, 9 cm'],
      ['Hjerte, 11 cm', 'Tilpasset patch, hjerte, 11 cm'],
    ] as const) {
      const line = place.locator('[data-line]').filter({ hasText: text })
      await line.getByRole('button', { name: cartTexts.remove(name), exact: true }).waitFor()
    }
  }
  await told(await openCart(page))
  await open(page, '/checkout')
  await told(page)
})
