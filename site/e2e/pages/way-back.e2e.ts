import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { catalogueTexts } from '../../shop/catalogue/text.ts'
import { productTexts } from '../../shop/product/text.ts'
import { orderDetailsTexts, orderTexts } from '../../staff/orders/text.ts'
import { navigationTexts } from '../../text/navigation.ts'
import { offerPopUpTexts } from '../../text/overlays.ts'
import { desktop, firstVisitor, phone, visitor } from '../browser.ts'
import { findOrder, logIn, paidOrder } from '../staff/staff-steps.ts'
import { cards, open, openCart, openWishlist } from '../steps.ts'

const pathOf = (page: Page) => new URL(page.url()).pathname
const dialogs = (page: Page) => page.getByRole('dialog')

/** Opens the page after another one, and marks its document, so that a full reload can be detected. */
async function openSecond(page: Page, path: string): Promise<void> {
  await open(page, '/om-oss')
  await open(page, path)
  await page.evaluate(() => {
    document.documentElement.dataset.stayed = 'true'
  })
}
const hasStayed = (page: Page) => page.evaluate(() => document.documentElement.dataset.stayed)

/** Presses Back and expects only the overlay to disappear. */
async function expectBackCloses(page: Page, overlay: Locator, address = page.url()): Promise<void> {
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

async function openDetail(page: Page): Promise<{ detail: Locator; name: string }> {
  const card = cards(page).first()
  const name = await card.getByRole('heading').innerText()
  await card.getByRole('button', { name: productTexts.open(name) }).click()
  const detail = page.getByRole('dialog', { name, exact: true })
  await detail.waitFor()
  return { detail, name }
}

async function enlarge(page: Page, detail: Locator, name: string): Promise<Locator> {
  await detail.getByRole('button', { name: productTexts.zoom(name) }).click()
  const picture = page.getByRole('dialog', { name: productTexts.zoomed(name) })
  await picture.waitFor()
  return picture
}

describe('Back with an overlay open', () => {
  test('closes cart, wishlist, menu, filters, enlarged picture and patch, one at a time, and then leaves', async () => {
    const { page, problems } = await visitor(phone)
    await openSecond(page, '/products')
    for (const openOne of [openCart, openWishlist, openMenu, openFilters])
      await expectBackCloses(page, await openOne(page))
    const list = page.url()
    const { detail, name } = await openDetail(page)
    await expectBackCloses(page, await enlarge(page, detail, name))
    expect(await detail.isVisible()).toBe(true)
    await expectBackCloses(page, detail, list)
    await expectBackLeaves(page)
    expect(problems).toEqual([])
  })

  test('leaves the page at once after an overlay was closed by X, Escape or a click outside, however quickly', async () => {
    const { page } = await visitor(desktop)
    await openSecond(page, '/products')
    const cart = await openCart(page)
    await cart.getByRole('button', { name: 'Lukk' }).click()
    const { detail, name } = await openDetail(page)
    await enlarge(page, detail, name)
    await page.keyboard.press('Escape')
    await expect.poll(() => dialogs(page).count()).toBe(1)
    await page.keyboard.press('Escape')
    await expect.poll(() => dialogs(page).count()).toBe(0)
    await openWishlist(page)
    await page.mouse.click(200, 400)
    await expect.poll(() => dialogs(page).count()).toBe(0)
    expect(await hasStayed(page)).toBe('true')
    await expectBackLeaves(page)
  })

  test('keeps the filters that were chosen in the drawer, each as a history entry', async () => {
    const { page } = await visitor(phone)
    await openSecond(page, '/products')
    const filters = await openFilters(page)
    await filters.getByText('Sport').click()
    await page.waitForURL(/category=sport/)
    await filters.getByText('Gul', { exact: true }).click()
    await page.waitForURL(/tags=/)
    await expectBackCloses(page, filters)
    await page.goBack()
    await expect.poll(() => new URL(page.url()).search).toBe('?category=sport')
    await page.goBack()
    await expect.poll(() => new URL(page.url()).search).toBe('')
    expect(await hasStayed(page)).toBe('true')
    await expectBackLeaves(page)
  })

  test('finds no dead history entry after a link, a search, a reload and Forward', async () => {
    const { page } = await visitor(phone)
    await openSecond(page, '/products')
    const menu = await openMenu(page)
    await menu.getByRole('link', { name: 'Kontakt' }).click()
    await page.waitForURL('**/kontakt')
    await page.goBack()
    await page.waitForURL('**/products')
    expect(await dialogs(page).count()).toBe(0)
    const search = (await openMenu(page)).getByRole('combobox')
    await search.fill('fotball')
    await search.press('Enter')
    await page.waitForURL('**/products?search=fotball')
    await page.goBack()
    await page.waitForURL('**/products')
    await openCart(page)
    await page.reload()
    await expect.poll(() => page.evaluate(() => history.state?.overlays ?? 0)).toBe(0)
    await page.goForward()
    await expect.poll(() => page.evaluate(() => history.state?.overlays ?? 0)).toBe(0)
    expect(await dialogs(page).count()).toBe(0)
    await expectBackLeaves(page)
  })

  test("closes the week's offer", async () => {
    const { page } = await firstVisitor(phone)
    await openSecond(page, '/products')
    const offer = page.getByRole('dialog', { name: offerPopUpTexts.title })
    await offer.waitFor()
    await expectBackCloses(page, offer)
    await expectBackLeaves(page)
  })

  test('closes the details of an order, and keeps the filters of the list', async () => {
    const { number } = await paidOrder('tilbake')
    const { page } = await visitor(desktop)
    await logIn(page)
    const row = await findOrder(page, number)
    await expect.poll(() => new URL(page.url()).searchParams.get('search')).toBe(number)
    const address = page.url()
    await row.getByRole('button', { name: orderTexts.detailsOf(number) }).click()
    const details = page.getByRole('dialog', { name: orderDetailsTexts.title(number) })
    await details.waitFor()
    await page.goBack()
    await details.waitFor({ state: 'hidden' })
    expect(page.url()).toBe(address)
    expect(pathOf(page)).toBe('/admin/dashboard')
    await row.waitFor()
  })
})
