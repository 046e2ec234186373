import { expect, test } from 'vitest'
import { catalogueTexts as texts } from '../../shop/catalogue/text.ts'
import { summaryTexts } from '../../shop/checkout/text.ts'
import { gridTexts } from '../../shop/product-card/text.ts'
import { navigationTexts } from '../../text/navigation.ts'
import { desktop, firstVisitor, phone, visitor } from '../browser.ts'
import { addFirst, cards, open, openCart, touch } from '../steps.ts'

test('a failed load of an island is retried at the next touch', async () => {
  const { page } = await visitor()
  await page.goto('/om-oss')
  await page.route('**/_astro/*.js*', (route) => route.abort())
  const cart = page.getByRole('banner').getByRole('button', { name: navigationTexts.cart })
  await cart.click()
  await expect.poll(() => cart.getAttribute('aria-busy')).toBeNull()
  await page.unroute('**/_astro/*.js*')
  await openCart(page)
})

test('a press is not lost when the load that its touch began fails', async () => {
  const { page } = await visitor()
  await page.goto('/om-oss')
  const failing = Promise.withResolvers<void>()
  await page.route('**/_astro/*.js*', async (route) => {
    await failing.promise
    await route.abort()
  })
  const failed = page.waitForEvent('console', (message) => message.text().includes('hydrating'))
  await page.getByRole('banner').getByRole('button', { name: navigationTexts.cart }).focus()
  await page.keyboard.down('Space')
  failing.resolve()
  await failed
  await page.unroute('**/_astro/*.js*')
  await page.keyboard.up('Space')
  await page.getByRole('dialog', { name: navigationTexts.cart }).waitFor()
})

test("the week's offer waits for a drawer that is still loading", async () => {
  const { page } = await firstVisitor()
  const noon = Date.UTC(2026, 4, 6, 12)
  await page.clock.install({ time: noon - 60_000 })
  await page.clock.pauseAt(noon)
  await page.goto('/om-oss')
  const coming = Promise.withResolvers<void>()
  await page.route('**/_astro/CartDrawer*.js', async (route) => {
    await coming.promise
    await route.continue()
  })
  const asked = page.waitForRequest('**/_astro/CartDrawer*.js')
  await page.getByRole('banner').getByRole('button', { name: navigationTexts.cart }).click()
  await asked
  const loaded = page.waitForResponse(/offer-pop-up.*\.js/)
  await page.clock.runFor(2100)
  // Importing the module again resolves after the page's own import has run it.
  await page.evaluate(`import('${(await loaded).url()}')`)
  await page.clock.resume()
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)))
  coming.resolve()
  await page.getByRole('dialog', { name: navigationTexts.cart }).waitFor()
  const offer = page.locator('#ukens-pop-up[open]')
  expect(await offer.count()).toBe(0)
  await page.keyboard.press('Escape')
  await offer.waitFor()
})

test('a filter drawer that failed to load is loaded at the next press', async () => {
  const { page } = await visitor(phone)
  const failing = Promise.withResolvers<void>()
  await page.route('**/_astro/FilterDrawer*.js', async (route) => {
    await failing.promise
    await route.abort()
  })
  await open(page, '/products')
  const filters = page.getByRole('button', { name: texts.filters })
  await filters.click()
  await expect.poll(() => filters.getAttribute('aria-busy')).toBe('true')
  failing.resolve()
  await expect.poll(() => filters.getAttribute('aria-busy')).toBeNull()
  await page.unroute('**/_astro/FilterDrawer*.js')
  await filters.click()
  await page.getByRole('dialog', { name: texts.filters }).waitFor()
})

test('a catalogue whose script failed to load at the first touch is loaded at its first use', async () => {
  const { page } = await visitor()
  const failed = page.waitForEvent('console', (message) => message.text().includes('hydrating'))
  await page.route('**/_astro/*.js*', (route) => route.abort())
  await page.goto('/products')
  await touch(page)
  await failed
  await page.unroute('**/_astro/*.js*')
  await page.getByRole('radio', { name: 'Humor' }).check()
  await page.waitForURL(/category=humor/)
})

test('shows skeletons while patches are loading', async () => {
  const { page } = await visitor()
  await open(page, '/products')
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/products*', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('radio', { name: 'Sport' }).check()
  await expect.poll(() => page.locator('[data-skeleton]').count()).toBe(8)
  answer()
  await expect.poll(() => cards(page).count()).toBeGreaterThan(8)
  expect(await page.locator('[data-skeleton]').count()).toBe(0)
})

test('shows skeleton rows in the list view too', async () => {
  const { page } = await visitor()
  await open(page, '/products?view=list')
  await page.route('**/api/products*', () => new Promise(() => {}))
  await page.getByRole('checkbox', { name: 'Svart' }).check()
  await expect.poll(() => page.locator('[data-list] [data-skeleton]').count()).toBe(8)
})

test('shows skeletons, not the previous order, while another sort order is loading', async () => {
  const { page } = await visitor()
  await open(page, '/products')
  await page.route('**/api/products*', () => new Promise(() => {}))
  await page.getByRole('combobox', { name: texts.sort }).selectOption('name')
  await expect.poll(() => page.locator('[data-skeleton]').count()).toBe(8)
  expect(await cards(page).count()).toBe(0)
})

test('shows the failure, and retries on request', async () => {
  const { page } = await visitor()
  await open(page, '/products')
  await page.route('**/api/products*', (route) => route.abort(), { times: 1 })
  await page.getByRole('radio', { name: 'Sport' }).check()
  await page.getByText(gridTexts.failed).waitFor()
  await page.getByRole('button', { name: texts.tryAgain }).click()
  await expect.poll(() => cards(page).count()).toBeGreaterThan(8)
})

test('shows within the window that another sort order could not be loaded', async () => {
  const { page } = await visitor()
  await open(page, '/products')
  await page.route('**/api/products*', (route) => route.abort(), { times: 1 })
  await page.getByRole('combobox', { name: texts.sort }).selectOption('name')
  const failed = page.getByText(gridTexts.failed)
  await failed.waitFor()
  expect((await failed.boundingBox())?.y).toBeLessThan(desktop.height)
  await page.getByRole('button', { name: texts.tryAgain }).click()
  await expect.poll(() => cards(page).count()).toBe(24)
})

test('patches still loaded are shown without a request when Back undoes a failed sort order', async () => {
  const { page } = await visitor()
  await open(page, '/products')
  await page.route('**/api/products*', (route) => route.abort())
  await page.getByRole('combobox', { name: texts.sort }).selectOption('name')
  const failed = page.getByText(gridTexts.failed)
  await failed.waitFor()
  await page.goBack()
  await failed.waitFor({ state: 'detached' })
  expect(await cards(page).count()).toBe(24)
})

test('after a successful retry, the focus moves to the cart', async () => {
  const { page } = await visitor()
  await open(page, '/')
  await addFirst(page, 1)
  await page.route('**/api/cart', (route) => route.abort())
  await page.goto('/checkout')
  const again = page.getByRole('button', { name: summaryTexts.tryAgain })
  await again.waitFor()
  await page.unroute('**/api/cart')
  await again.press('Enter')
  await again.waitFor({ state: 'detached' })
  const summary = page.getByRole('region', { name: summaryTexts.title })
  expect(await summary.evaluate((section) => section === document.activeElement)).toBe(true)
})
