import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import type { Product } from '../../../modules/shared/contract/api.d.ts'
import { productTexts } from '../../shop/product/text.ts'
import { wishlistTexts as texts } from '../../shop/wishlist/text.ts'
import { navigationTexts } from '../../text/navigation.ts'
import { visitor } from '../browser.ts'
import { cards, open, openWishlist } from '../steps.ts'

describe('the wishlist', () => {
  const withWishes = async () => {
    const { page, context } = await visitor()
    await open(page, '/products')
    const names: string[] = []
    for (const index of [0, 1]) {
      await cards(page).nth(index).locator('button[aria-pressed]').click()
      names.push(await cards(page).nth(index).getByRole('heading').innerText())
    }
    await page.getByRole('banner').getByRole('button', { name: navigationTexts.wishlist }).click()
    const drawer = page.getByRole('dialog', { name: 'Ønskeliste' })
    await drawer.waitFor()
    return { page, context, drawer, names }
  }
  const badge = (page: Page, name: string) => page.locator(`[data-badge="${name}"]`)

  test('WISH-01 WISH-02 WISH-03 lists the saved patches, each with buttons to buy and remove it', async () => {
    const { page, drawer, names } = await withWishes()
    const items = drawer.getByRole('listitem')
    // The drawer opens before its contents have loaded.
    await expect.poll(() => items.count()).toBe(2)
    for (const name of names)
      await drawer.locator('strong').getByText(name, { exact: true }).waitFor()
    await items.first().getByRole('button', { name: productTexts.add }).click()
    await expect.poll(() => badge(page, 'cart').textContent()).toBe('1')
    await drawer
      .getByRole('button', { name: /^Fjern .* fra ønskelisten$/ })
      .first()
      .click()
    await expect.poll(() => items.count()).toBe(1)
    expect(await badge(page, 'wishlist').textContent()).toBe('1')
  })

  test('WISH-04 the whole list can be added to the cart', async () => {
    const { page, drawer } = await withWishes()
    await drawer.getByRole('button', { name: 'Legg alle i handlekurv' }).click()
    await expect.poll(() => badge(page, 'cart').textContent()).toBe('2')
  })

  test('WISH-01 WISH-02 shows the current price and stock, and patches that are no longer sold', async () => {
    const { page } = await visitor()
    const [dearer, soldOut]: Product[] = await (
      await page.request.get('/api/products?ids=1&ids=2')
    ).json()
    if (!dearer || !soldOut) throw new Error('The shop lacks its patches')
    const saved = [
      { ...dearer, price: dearer.price - 4 },
      { ...soldOut, stock: 7 },
      { ...dearer, id: 400_000, name: 'Borte vekk' },
    ]
    await page.addInitScript(
      (list) => localStorage.setItem('wishlist', list),
      JSON.stringify(saved),
    )
    await page.route('**/api/products?ids=*', (route) =>
      route.fulfill({ json: [dearer, { ...soldOut, stock: 0 }] }),
    )
    await open(page, '/om-oss')
    const drawer = await openWishlist(page)
    const wish = ({ id }: { id: number }) => drawer.locator(`[data-wish="${id}"]`)
    await wish(dearer).getByText(`${dearer.price} kr`, { exact: true }).waitFor()
    await wish(dearer)
      .getByText(texts.priceWhenSaved(`${dearer.price - 4} kr`))
      .waitFor()
    const add = wish(soldOut).getByRole('button', { name: productTexts.soldOut })
    expect(await add.isDisabled()).toBe(true)
    const gone = wish({ id: 400_000 })
    await gone.getByText(texts.gone).waitFor()
    await gone.getByRole('button', { name: texts.remove('Borte vekk') }).click()
    await expect.poll(() => drawer.getByRole('listitem').count()).toBe(2)
  })

  test('the badges of all open tabs stay in sync', async () => {
    const { page, context } = await withWishes()
    const other = await context.newPage()
    await open(other, '/om-oss')
    await expect.poll(() => badge(other, 'wishlist').textContent()).toBe('2')
    await page.getByRole('dialog').getByRole('button', { name: 'Legg alle i handlekurv' }).click()
    await expect.poll(() => badge(other, 'cart').textContent()).toBe('2')
    await page
      .getByRole('button', { name: /^Fjern .* fra ønskelisten$/ })
      .first()
      .click()
    await expect.poll(() => badge(other, 'wishlist').textContent()).toBe('1')
  })
})
