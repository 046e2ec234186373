import { atom, map } from 'nanostores'
import { loadProductsWithIds } from '../product/index.ts'
import { $wishlist, saveWishlist } from './wishlist.ts'

/** The former price in kr of each saved product whose price has changed, by product id. */
export const $pricesWhenSaved = map<Record<number, number | undefined>>({})

/** Ids of saved products that are no longer sold. */
export const $goneWishes = atom<ReadonlySet<number>>(new Set())

/** The last refresh failed: price and stock may be stale. */
export const $isWishlistStale = atom(false)

/**
 * Refetches the saved products and stores their current data. A product that is no longer sold is kept
 * without stock. After a failure the saved data stays.
 */
export async function refreshWishlist(): Promise<void> {
  const asked = $wishlist.get().map(({ id }) => id)
  if (asked.length === 0) return
  const products = await loadProductsWithIds(asked).catch(() => undefined)
  $isWishlistStale.set(products === undefined)
  if (!products) return
  const current = new Map(products.map((product) => [product.id, product]))
  const gone = new Set(asked.filter((id) => !current.has(id)))
  // Another tab or the visitor may have changed the list concurrently.
  const saved = $wishlist.get()
  for (const { id, price } of saved) {
    const now = current.get(id)
    if (now && now.price !== price) $pricesWhenSaved.setKey(id, price)
  }
  $goneWishes.set(gone)
  const refreshed = saved.map((product) =>
    gone.has(product.id) ? { ...product, stock: 0 } : (current.get(product.id) ?? product),
  )
  if (JSON.stringify(refreshed) !== JSON.stringify(saved)) saveWishlist(refreshed)
}
