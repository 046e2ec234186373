import { atom } from 'nanostores'
import type { Product } from '../../modules/shared/contract/api.d.ts'
import { texts } from '../text/texts.ts'
import { readStored, writeStored } from './storage.ts'
import { showToast } from './toast.ts'

const key = 'wishlist'

/** The saved products, whole, as the specification keeps them (section 3). */
export const $wishlist = atom<readonly Product[]>([])

let loaded = false

/** Reads what is stored and follows other tabs from now on. */
export function loadWishlist(): void {
  if (loaded) return
  loaded = true
  read()
  globalThis.addEventListener?.('storage', (event) => {
    if (event.key === key || event.key === null) read()
  })
}

/** Puts a product in when it is out and takes it out when it is in. */
export function toggleWish(product: Product): void {
  loadWishlist()
  const saved = $wishlist.get()
  const isSaved = saved.some(({ id }) => id === product.id)
  const changed = isSaved ? saved.filter(({ id }) => id !== product.id) : [...saved, product]
  $wishlist.set(changed)
  writeStored(key, JSON.stringify(changed))
  showToast(isSaved ? texts.wishlist.removed : texts.wishlist.added)
}

const read = () => $wishlist.set(productsIn(readStored(key)))

/** What the text holds as products, each once; anything of another shape is left out. */
function productsIn(text: string | undefined): Product[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    const products = Array.isArray(value) ? value.filter(isProduct) : []
    return [...new Map(products.map((product) => [product.id, product])).values()]
  } catch {
    return []
  }
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
    Array.isArray(product.tags) &&
    product.tags.every((tag) => typeof tag === 'string')
  )
}
