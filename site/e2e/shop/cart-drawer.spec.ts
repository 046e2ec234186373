import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { addToCartTexts } from '../../shop/cart/add-to-cart-text.ts'
import { cartTexts } from '../../shop/cart/text.ts'
import { productTexts } from '../../shop/product/text.ts'
import { navigationTexts } from '../../text/navigation.ts'
import { discountOnTexts } from '../../text/offer.ts'
import { texts } from '../../text/texts.ts'
import { visitor } from '../browser.ts'
import { stored } from '../first-visit.ts'
import {
  addFirst,
  cards,
  customPatch,
  expectCustomMinimum,
  krOf,
  open,
  openCart,
  sum,
} from '../steps.ts'
import { told } from '../toasts.ts'

test('CARTUI-01 CARTUI-02 HDR-08 an empty cart shows two links, and closes', async () => {
  const { page } = await visitor()
  await open(page, '/')
  const drawer = await openCart(page)
  await drawer.getByRole('heading', { name: navigationTexts.cart }).waitFor()
  await drawer.getByText(cartTexts.empty).waitFor()
  const hrefs = await drawer
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(hrefs).toEqual(['/products', '/lag-din-egen'])
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'hidden' })
})

/** Delays a script until the test releases it. */
async function hold(page: Page, script: RegExp): Promise<() => void> {
  let arrive = () => {}
  const held = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(script, async (route) => {
    await held
    await route.continue()
  })
  return () => arrive()
}

test.each([
  ['the drawer’s code', /CartDrawer[^/]*\.js/],
  ['the header’s code', /HeaderActions[^/]*\.js/],
])('while %s is loading the pressed button is busy', async (_, script) => {
  const { page } = await visitor()
  const arrive = await hold(page, script)
  await open(page, '/om-oss')
  const button = page.getByRole('banner').getByRole('button', { name: navigationTexts.cart })
  await button.click()
  await expect.poll(() => button.getAttribute('aria-busy')).toBe('true')
  arrive()
  await page.getByRole('dialog', { name: navigationTexts.cart }).waitFor()
  await expect
    .poll(() => page.locator('[data-badge="cart"]').locator('xpath=..').getAttribute('aria-busy'))
    .toBeNull()
})

test.each(['/products', '/products?view=list'])(
  'while the code of the details is loading the pressed picture on %s is busy',
  async (path) => {
    const { page } = await visitor()
    const arrive = await hold(page, /ProductDetail[^/]*\.js/)
    await open(page, path)
    const picture = page.locator('[data-product]').first().locator('button').first()
    await picture.click()
    await expect.poll(() => picture.getAttribute('aria-busy')).toBe('true')
    arrive()
    await page.getByRole('dialog').waitFor()
    await expect.poll(() => page.locator('button[aria-busy]').count()).toBe(0)
  },
)

test('CARTUI-03 CARTUI-04 CARTUI-05 CARTUI-06 CARTUI-07 CARTUI-17 HDR-06 lines are changed, summed and removed', async () => {
  const { page } = await visitor()
  await open(page, '/products?sort=price-asc')
  await addFirst(page, 2)
  const name = await cards(page).first().getByRole('heading').innerText()
  const drawer = await openCart(page)
  const line = drawer.locator('[data-line]').filter({ hasText: name })
  expect(await line.locator('img').count()).toBe(1)
  expect(await line.innerText()).toMatch(/\d kr/)
  const before = await krOf(sum(drawer, cartTexts.subtotal))
  await line.getByRole('button', { name: 'Flere' }).click()
  await expect.poll(() => krOf(sum(drawer, cartTexts.count))).toBe(3)
  await expect.poll(() => krOf(sum(drawer, cartTexts.subtotal))).toBeGreaterThan(before)
  expect(await krOf(sum(drawer, cartTexts.discount))).toBe(0)
  await drawer.getByText(cartTexts.shipping).waitFor()
  await expect.poll(() => page.locator('[data-badge="cart"]').innerText()).toBe('3')
  await line.getByRole('button', { name: cartTexts.remove(name) }).click()
  await told(page, cartTexts.removed)
  await expect.poll(() => drawer.locator('[data-line]').count()).toBe(1)
})

test('CARTUI-09 CARTUI-10 CARTUI-11 the quantity of a custom patch stays at ten or more', async () => {
  const { page } = await visitor()
  await open(page, '/products')
  await customPatch(page)
  const drawer = await openCart(page)
  await expectCustomMinimum(page, drawer)
  await drawer.locator('[data-placeholder]').waitFor()
})

test('CARTUI-14 CARTUI-15 CARTUI-16 failures are reported and change nothing', async () => {
  const { page } = await visitor()
  await open(page, '/products')
  await addFirst(page, 1)
  const drawer = await openCart(page)
  const line = drawer.locator('[data-line]')
  await line.waitFor()
  const fail = (method: string) =>
    page.route('**/api/cart**', (route) =>
      route.request().method() === method
        ? route.fulfill({ status: 500, json: { error: 'x', code: 'unexpected' } })
        : route.continue(),
    )
  await fail('PUT')
  await line.getByRole('button', { name: 'Flere' }).click()
  await told(page, texts.error, cartTexts.updateFailed)
  await expect.poll(() => line.locator('output').innerText()).toBe('1')
  await fail('DELETE')
  await line.getByRole('button', { name: /^Fjern/ }).click()
  await told(page, texts.error, cartTexts.removeFailed)
  expect(await line.count()).toBe(1)
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'hidden' })
  await fail('POST')
  await cards(page).nth(1).getByRole('button', { name: 'Legg i handlekurv' }).click()
  await told(page, texts.error, addToCartTexts.addFailed)
})

test('one press on the offer in the cart takes the cheapest of three patches off', async () => {
  const { page } = await visitor()
  await open(page, '/')
  await addFirst(page, 2)
  const drawer = await openCart(page)
  const use = drawer.getByRole('button', { name: cartTexts.useOffer })
  const reduction = () => krOf(sum(drawer, cartTexts.discount))
  expect(await use.count()).toBe(0)
  await page.keyboard.press('Escape')
  await cards(page).nth(2).getByRole('button', { name: productTexts.add }).click()
  await openCart(page)
  await use.waitFor()
  const cheapest = Math.min(
    ...(await Promise.all(
      [0, 1, 2].map((at) =>
        krOf(
          cards(page)
            .nth(at)
            .getByText(/^\d+ kr$/),
        ),
      ),
    )),
  )
  await drawer.getByText(cartTexts.offer(`${cheapest} kr`)).waitFor()
  await use.press('Enter')
  await told(page, discountOnTexts.discountOn, discountOnTexts.offerOn)
  await expect.poll(reduction).toBe(cheapest)
  expect(await use.count()).toBe(0)
  const checkout = drawer.getByRole('link', { name: cartTexts.checkout })
  expect(await checkout.evaluate((link) => link === document.activeElement)).toBe(true)
  expect(await stored(page, 'localStorage', 'appliedDiscount')).toBe('3FOR2')
})
