import { atom, map } from 'nanostores'
import { mostIds } from '../../../modules/catalogue/rules.ts'
import { loadProducts } from '../product/index.ts'
import { $wishlist, saveWishlist } from './wishlist.ts'

/** Prices in kr, by product, at which products were saved that cost something else now. */
export const $pricesWhenSaved = map<Record<number, number | undefined>>({})

/** Ids of saved products that the shop sells no longer. */
export const $goneWishes = atom<ReadonlySet<number>>(new Set())

/** The shop did not answer: price and stock are as they were when it last did. */
export const $isWishlistStale = atom(false)

/**
 * Asks the shop once for the saved products and keeps their price, stock and the rest as they are now. One that the
 * shop sells no longer is kept without stock. Without an answer, everything stays as it was saved.
 */
export async function refreshWishlist(): Promise<void> {
  const asked = $wishlist.get().map(({ id }) => id)
  if (asked.length === 0) return
  const products = await loadProducts(asked.length <= mostIds ? { ids: asked } : {}).catch(
    () => undefined,
  )
  $isWishlistStale.set(products === undefined)
  if (!products) return
  const current = new Map(products.map((product) => [product.id, product]))
  const gone = new Set(asked.filter((id) => !current.has(id)))
  // Another tab, or a press here, may have changed the list meanwhile.
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
