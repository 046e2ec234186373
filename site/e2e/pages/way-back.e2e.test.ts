import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { catalogueTexts } from '../../shop/catalogue/text.ts'
import { navigationTexts } from '../../text/navigation.ts'
import { phone, visitor } from '../browser.ts'
import { open, openCart, openWishlist } from '../steps.ts'

const dialogs = (page: Page) => page.getByRole('dialog')

/** Opens the page after another one, and marks its document, so that a full reload can be detected. */
async function openSecond(page: Page, path: string): Promise<void> {
  await page.goto('/om-oss')
  await open(page, path)
  await page.evaluate(() => {
    document.documentElement.dataset.stayed = 'true'
  })
}
const hasStayed = (page: Page) => page.evaluate(() => document.documentElement.dataset.stayed)

/** Presses Back and expects only the overlay to disappear. */
async function expectBackCloses(page: Page, overlay: Locator): Promise<void> {
  const address = page.url()
  await page.goBack()
  await overlay.waitFor({ state: 'hidden' })
  expect(await hasStayed(page)).toBe('true')
  expect(page.url()).toBe(address)
}

async function expectBackLeaves(page: Page): Promise<void> {
  await page.goBack()
  await page.waitForURL('**/om-oss')
}

async function openDrawer(page: Page, place: Locator, name: string): Promise<Locator> {
  await place.getByRole('button', { name, exact: true }).click()
  const drawer = page.getByRole('dialog', { name, exact: true })
  await drawer.waitFor()
  return drawer
}
const openMenu = (page: Page) => openDrawer(page, page.getByRole('banner'), navigationTexts.menu)
const openFilters = (page: Page) => openDrawer(page, page.getByRole('main'), catalogueTexts.filters)

test('Back closes one overlay at a time, keeps the filters, and then leaves the page', async () => {
  const { page, problems } = await visitor(phone)
  await openSecond(page, '/products')
  for (const openOne of [openCart, openWishlist, openMenu])
    await expectBackCloses(page, await openOne(page))
  const filters = await openFilters(page)
  await filters.getByText('Sport').click()
  await page.waitForURL(/category=sport/)
  await expectBackCloses(page, filters)
  await page.goBack()
  await expect.poll(() => new URL(page.url()).search).toBe('')
  expect(await hasStayed(page)).toBe('true')

  // Nothing is left behind by X, Escape, a link, a reload or Forward.
  await (await openCart(page)).getByRole('button', { name: 'Lukk' }).click()
  await openWishlist(page)
  await page.keyboard.press('Escape')
  await expect.poll(() => dialogs(page).count()).toBe(0)
  await (await openMenu(page)).getByRole('link', { name: 'Kontakt' }).click()
  await page.waitForURL('**/kontakt')
  await page.goBack()
  await page.waitForURL('**/products')
  expect(await dialogs(page).count()).toBe(0)
  await openCart(page)
  await page.reload()
  await expect.poll(() => page.evaluate(() => history.state?.overlays ?? 0)).toBe(0)
  await page.goForward()
  await expect.poll(() => page.evaluate(() => history.state?.overlays ?? 0)).toBe(0)
  expect(await dialogs(page).count()).toBe(0)
  await expectBackLeaves(page)
  expect(problems).toEqual([])
})
