import { expect, test } from 'vitest'
import type { Product } from '../../../modules/shared/contract/api.d.ts'
import { openBrowser, product } from '../../testing/browser.ts'

const open = async (saved: Product[], answer: () => unknown) => {
  const browser = await openBrowser(answer, { wishlist: JSON.stringify(saved) })
  const wishlist = await import('./wishlist.ts')
  wishlist.loadWishlist()
  const stored = () => JSON.parse(browser.storage.getItem('wishlist') ?? '') as Product[]
  return { ...browser, ...wishlist, ...(await import('./wishlist-refresh.ts')), stored }
}

test('WISH-09 saved products get the shop’s current price and stock, with one call', async () => {
  const now = [product(1, { price: 59 }), product(2, { stock: 0 })]
  const shop = await open([product(1), product(2)], () => now)
  await Promise.all([shop.refreshWishlist(), shop.refreshWishlist()])
  expect(shop.calls).toHaveLength(1)
  expect(shop.stored()).toEqual(now)
  expect(shop.$wishlist.get()).toEqual(now)
  expect(shop.$pricesWhenSaved.get()).toEqual({ 1: 49 })
})

test('WISH-09 a product that is no longer sold stays, without stock', async () => {
  const shop = await open([product(1), product(2)], () => [product(1)])
  await shop.refreshWishlist()
  expect([...shop.$goneWishes.get()]).toEqual([2])
  expect(shop.stored()).toEqual([product(1), product(2, { stock: 0 })])
})

test('an empty wishlist makes no call', async () => {
  const shop = await open([], () => [])
  await shop.refreshWishlist()
  expect(shop.calls).toEqual([])
})

test('without an answer the saved values stay, marked as stale', async () => {
  let isUp = false
  const shop = await open([product(1)], () => (isUp ? [product(1)] : 503))
  await shop.refreshWishlist()
  expect(shop.$isWishlistStale.get()).toBe(true)
  expect(shop.stored()).toEqual([product(1)])
  expect(shop.$goneWishes.get().size).toBe(0)
  isUp = true
  await shop.refreshWishlist()
  expect(shop.$isWishlistStale.get()).toBe(false)
})

test('changes during the request are kept', async () => {
  let answer = (_: Product[]) => {}
  const coming = new Promise<Product[]>((resolve) => {
    answer = resolve
  })
  const shop = await open([product(1), product(2)], () => coming)
  const refreshed = shop.refreshWishlist()
  shop.toggleWish(product(1))
  shop.toggleWish(product(3))
  answer([product(1), product(2, { price: 39 })])
  await refreshed
  expect(shop.stored()).toEqual([product(2, { price: 39 }), product(3)])
})

test('for more products than one call can name, there are several calls', async () => {
  const many = Array.from({ length: 401 }, (_, index) => product(index + 1))
  const chunks = [0, 200, 400].map((from) => many.slice(from, from + 200))
  const shop = await open(many, () => chunks.shift()?.map((one) => ({ ...one, price: 10 })))
  await shop.refreshWishlist()
  expect(shop.calls).toHaveLength(3)
  expect(shop.stored().every(({ price }) => price === 10)).toBe(true)
  expect(shop.$goneWishes.get().size).toBe(0)
})
