import type { Product } from '../../../modules/shared/contract/api.d.ts'
import { storedList } from '../../browser/stored-list.ts'
import { showToast } from '../../ui/toast/toast.ts'
import { wishlistTexts as texts } from './text.ts'

/** The saved products with all their fields (specification, section 3). */
const wishlist = storedList('wishlist', isProduct)
/** The saved products. */
export const $wishlist = wishlist.$items
/** Reads the stored products, and follows changes by other tabs from then on. */
export const loadWishlist = wishlist.load
/** Shows and stores the products; false when storage is full. */
export const saveWishlist = wishlist.save

/** Adds a missing product or removes a saved one, and shows a toast. */
export function toggleWish(product: Product): void {
  loadWishlist()
  const saved = $wishlist.get()
  const isSaved = saved.some(({ id }) => id === product.id)
  wishlist.save(isSaved ? saved.filter(({ id }) => id !== product.id) : [...saved, product])
  showToast(isSaved ? texts.removed : texts.added)
}

/**
 * Adds the products that are missing, and returns their number; undefined, with nothing added, when the browser has no
 * room for them.
 */
export function addWishes(products: readonly Product[]): number | undefined {
  loadWishlist()
  const saved = $wishlist.get()
  const missing = products.filter(({ id }) => !saved.some((wish) => wish.id === id))
  if (missing.length === 0 || wishlist.save([...saved, ...missing])) return missing.length
  wishlist.save(saved)
  return undefined
}

/** Fills the hearts of saved patches before hydration. */
export function fillHearts(page: Document): void {
  $wishlist.subscribe((saved) => {
    const ids = new Set(saved.map(({ id }) => String(id)))
    for (const heart of page.querySelectorAll<HTMLElement>('astro-island[ssr] [data-wish]'))
      heart.ariaPressed = String(ids.has(heart.dataset.wish ?? ''))
  })
}

const types: Partial<Record<keyof Product, string>> = {
  id: 'number',
  name: 'string',
  description: 'string',
  image: 'string',
  price: 'number',
  category: 'string',
  rating: 'number',
  reviewCount: 'number',
  stock: 'number',
}

function isProduct(value: unknown): value is Product {
  if (typeof value !== 'object' || value === null) return false
  const product = value as Record<string, unknown>
  return (
    Object.entries(types).every(([name, type]) => typeof product[name] === type) &&
    String(product.image).startsWith('/') &&
    [product.price, product.stock, product.rating, product.reviewCount].every(isSensible) &&
    Array.isArray(product.tags) &&
    product.tags.every((tag) => typeof tag === 'string')
  )
}

/** The upper limit of prices in kr and of counts (contract). */
const isSensible = (amount: unknown) => Number(amount) >= 0 && Number(amount) <= 100_000
