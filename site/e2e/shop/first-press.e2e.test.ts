import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { addToCartTexts } from '../../shop/cart/add-to-cart-text.ts'
import { carouselTexts } from '../../shop/home/list-text.ts'
import { searchTexts } from '../../shop/search/index.ts'
import { navigationTexts } from '../../text/navigation.ts'
import { texts } from '../../text/texts.ts'
import { desktop, phone, visitor } from '../browser.ts'
import { cards, touch } from '../steps.ts'
import { expectToast } from '../toasts.ts'

const busy = (page: Page) => page.locator('button[aria-busy="true"]')

/** A page whose islands' scripts, or those of a pattern, are held back by the test; inline scripts run. */
async function early(path: string, { scripts = '**/react.*.js', viewport = phone } = {}) {
  const visit = await visitor(viewport)
  const released = Promise.withResolvers<void>()
  await visit.page.route(scripts, async (route) => {
    await released.promise
    await route.continue()
  })
  await visit.page.goto(path)
  return { ...visit, letThrough: released.resolve }
}

test('WISH-06 CARD-06 HDR-07 presses before hydration are answered at once, and take effect once, in order', async () => {
  const { page, letThrough, problems } = await early('/products')
  const heart = cards(page)
    .first()
    .getByRole('button', { name: /i ønskelisten$/ })
  const add = cards(page)
    .first()
    .getByRole('button', { name: /handlekurv/ })
  const cart = page.getByRole('banner').getByRole('button', { name: navigationTexts.cart })
  for (const button of [heart, add, add, cart]) await button.click()
  expect(await busy(page).count()).toBe(3)
  letThrough()
  const drawer = page.getByRole('dialog')
  await expect.poll(() => drawer.getByRole('listitem').count()).toBe(1)
  await expectToast(page, addToCartTexts.added)
  await expect.poll(() => page.locator('[data-badge="cart"]').innerText()).toBe('1')
  expect(await page.locator('[data-badge="wishlist"]').innerText()).toBe('1')
  expect(await busy(page).count()).toBe(0)
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'detached' })
  await expect.poll(() => cart.evaluate((one) => one === document.activeElement)).toBe(true)
  expect(await heart.getAttribute('aria-pressed')).toBe('true')
  expect(problems).toEqual([])
})

test('SRCH-01 SRCH-03 letters typed before hydration are kept, and get their suggestions', async () => {
  const { page, letThrough, problems } = await early('/om-oss', { viewport: desktop })
  const box = page.getByRole('banner').getByRole('combobox', { name: searchTexts.label })
  await box.click()
  await page.keyboard.type('fla')
  letThrough()
  await page.keyboard.type('gg', { delay: 20 })
  await page.locator('[data-suggestion="product"]').first().waitFor()
  expect(await box.inputValue()).toBe('flagg')
  expect(problems).toEqual([])
})

test('HOME-16 each press on the arrows of a carousel before hydration turns it, in order', async () => {
  const { page, letThrough } = await early('/')
  const group = page.getByRole('group', { name: 'Nye patcher' })
  const names = await group.locator('li h3').allTextContents()
  const [next, previous, fifth] = [
    group.getByRole('button', { name: carouselTexts.next }),
    group.getByRole('button', { name: carouselTexts.previous }),
    group.getByRole('button', { name: carouselTexts.show(5, names.length) }),
  ]
  for (const button of [next, next, previous, fifth, next, next]) await button.click()
  letThrough()
  await expect.poll(() => group.locator('[data-offset="0"] h3').textContent()).toBe(names[6])
  expect(await busy(page).count()).toBe(0)
})

test('only a visitor who pressed a button is told that its scripts cannot be loaded', async () => {
  const { page } = await visitor(phone)
  await page.goto('/om-oss')
  await page.route('**/_astro/*.js*', (route) => route.abort())
  const failed = page.waitForEvent('console', (message) => message.text().includes('hydrating'))
  await touch(page)
  await failed
  expect(await page.evaluate(() => window.shownToasts)).toEqual([])
  await page.getByRole('button', { name: navigationTexts.menu }).click()
  await expectToast(page, texts.error, texts.tryAgain)
  expect(await busy(page).count()).toBe(0)
})
