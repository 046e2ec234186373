import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { cartTexts } from '../../shop/cart/text.ts'
import { catalogueTexts } from '../../shop/catalogue/text.ts'
import { productTexts } from '../../shop/product/text.ts'
import { wishlistTexts } from '../../shop/wishlist/text.ts'
import { navigationTexts } from '../../text/navigation.ts'
import { visitor } from '../browser.ts'
import { addFirst, cards, isInSight, isThere, open, openCart, openWishlist } from '../steps.ts'

/** Phones in landscape, a desktop at 200 % zoom, and a desktop with doubled font size. */
const lowWindows = [
  { width: 740, height: 360, text: '' },
  { width: 740, height: 340, text: '' },
  { width: 640, height: 360, text: '' },
  { width: 320, height: 568, text: '' },
  { width: 1280, height: 720, text: '200%' },
]

async function resize(page: Page, { width, height, text }: (typeof lowWindows)[number]) {
  await page.setViewportSize({ width, height })
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size
  }, text)
}

/** Px that remain for the scrolling part, between the dialog's header and its sticky footer. */
const roomAbove = (foot: Locator) =>
  foot.evaluate((element) => {
    const head = element.closest('[role=dialog]')?.querySelector('header')
    return element.getBoundingClientRect().top - (head?.getBoundingClientRect().bottom ?? 0)
  })

describe('CARTUI-04 CARTUI-08 in a low window', () => {
  test('the cart’s lines can be used, and the checkout button stays visible', async () => {
    const { page } = await visitor()
    await open(page, '/products')
    await addFirst(page, 4)
    const drawer = await openCart(page)
    await isThere(drawer)
    const checkout = drawer.getByRole('link', { name: cartTexts.checkout })
    const lastLine = drawer.locator('[data-line]').last()
    for (const size of lowWindows) {
      await resize(page, size)
      const list = drawer.locator('ul')
      await list.evaluate((element) =>
        element.closest('[role=dialog]')?.querySelector('header + *')?.scrollTo(0, 0),
      )
      expect(await isInSight(checkout), JSON.stringify(size)).toBe(true)
      expect(await roomAbove(checkout), JSON.stringify(size)).toBeGreaterThan(160)
      const before = Number(await lastLine.locator('output').innerText())
      await lastLine.getByRole('button', { name: 'Flere' }).click()
      await expect.poll(() => lastLine.locator('output').innerText()).toBe(String(before + 1))
      const shipping = drawer.getByText(cartTexts.shipping)
      await lastLine.evaluate((line) =>
        line.closest('[role=dialog]')?.querySelector('header + *')?.scrollTo(0, 9999),
      )
      expect(await isInSight(shipping), JSON.stringify(size)).toBe(true)
    }
  })

  test('wishlist, filters and side menu keep room for their content', async () => {
    const { page } = await visitor(lowWindows[0])
    await open(page, '/products')
    for (const index of [0, 1, 2])
      await cards(page).nth(index).locator('button[aria-pressed]').click()
    const close = async (dialog: Locator) => {
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'hidden' })
    }
    const each = async (dialog: Locator, foot: Locator) => {
      await isThere(dialog)
      for (const size of lowWindows) {
        await resize(page, size)
        expect(await isInSight(foot), JSON.stringify(size)).toBe(true)
        expect(await roomAbove(foot), JSON.stringify(size)).toBeGreaterThan(160)
      }
      await resize(page, lowWindows[0] as (typeof lowWindows)[number])
      await close(dialog)
    }
    const wishlist = await openWishlist(page)
    await each(wishlist, wishlist.getByRole('button', { name: wishlistTexts.addAll }))
    await page.getByRole('button', { name: catalogueTexts.filters }).click()
    const filters = page.getByRole('dialog')
    await each(filters, filters.getByRole('button').last())
    await page.getByRole('button', { name: navigationTexts.menu }).click()
    const menu = page.getByRole('dialog')
    await isThere(menu)
    const contact = menu.getByRole('link', { name: 'Kontakt' })
    await contact.scrollIntoViewIfNeeded()
    expect(await isInSight(contact)).toBe(true)
  })
})

test('DETAIL-04 DETAIL-05 DETAIL-06 in small and low windows quantity, total and button are visible together', async () => {
  const { page } = await visitor({ width: 360, height: 640 })
  await open(page, '/products')
  await cards(page).first().getByRole('button', { name: /^Se / }).click()
  const dialog = page.getByRole('dialog')
  const add = dialog.getByRole('button', { name: productTexts.add })
  await add.waitFor()
  const phones = [
    { width: 360, height: 640, text: '' },
    { width: 360, height: 740, text: '' },
    { width: 1366, height: 657, text: '' },
  ]
  for (const size of [...phones, ...lowWindows]) {
    await resize(page, size)
    const more = dialog.getByRole('button', { name: 'Flere' })
    for (const part of [add, more, dialog.locator('[data-total]')])
      await expect.poll(() => isInSight(part), { message: JSON.stringify(size) }).toBe(true)
    expect(await roomAbove(more), JSON.stringify(size)).toBeGreaterThan(110)
    // The content behind the sticky footer scrolls above it.
    const wish = dialog.locator('button[aria-pressed]')
    await wish.focus()
    expect(await isInSight(wish), JSON.stringify(size)).toBe(true)
    await dialog.getByRole('button', { name: /^Forstørr/ }).focus()
  }
})

/** Whether all of the text's boxes share a line. */
const isOneLine = (text: Locator) =>
  text.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const boxes = [...range.getClientRects()]
    const lowestTop = Math.max(...boxes.map(({ top }) => top))
    return boxes.every(({ bottom }) => bottom > lowestTop)
  })

test.each([
  { width: 360, height: 470, text: '100%' },
  { width: 320, height: 480, text: '100%' },
  { width: 320, height: 256, text: '100%' },
  { width: 180, height: 390, text: '100%' },
  { width: 560, height: 400, text: '100%' },
  { width: 360, height: 320, text: '200%' },
])(
  'DETAIL-04 DETAIL-05 in a narrow and low window of $width x $height px with $text text the stepper can be used, and the sum stands on one line',
  async (size) => {
    const { page } = await visitor({ width: 360, height: 640 })
    await open(page, '/products')
    await cards(page).first().getByRole('button', { name: /^Se / }).click()
    const dialog = page.getByRole('dialog')
    const add = dialog.getByRole('button', { name: productTexts.add })
    await add.waitFor()
    await resize(page, size)
    const sum = dialog.getByText(productTexts.total)
    const more = dialog.getByRole('button', { name: 'Flere' })
    const quantity = dialog.locator('output')
    for (const part of [more, dialog.getByRole('button', { name: 'Færre' }), add, sum]) {
      await part.scrollIntoViewIfNeeded()
      await expect.poll(() => isInSight(part)).toBe(true)
    }
    for (let wanted = 2; wanted <= 20; wanted += 1) {
      await more.click()
      await expect.poll(() => quantity.innerText()).toBe(String(wanted))
    }
    expect(await isOneLine(sum)).toBe(true)
    await dialog.getByRole('button', { name: 'Færre' }).click()
    await expect.poll(() => quantity.innerText()).toBe('19')
  },
)
