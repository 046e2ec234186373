import { atom } from 'nanostores'
import type { Product } from '../../../modules/shared/contract/api.d.ts'
import { loadProducts, loadProductsWithIds } from '../product/index.ts'

/** The fields of a patch that the page needs. */
export type Tried = Pick<Product, 'id' | 'name' | 'image' | 'stock'>

/** Patches of a search, or the most popular ones, at most. */
const mostFound = 60

/** The patches on the overalls that the shop knows, by id. */
export const $known = atom<ReadonlyMap<number, Tried>>(new Map())

export function remember(products: readonly Tried[]): void {
  const known = $known.get()
  if (products.every((one) => known.get(one.id) === one)) return
  $known.set(new Map([...known, ...products.map((one) => [one.id, one] as const)]))
}

/** Loads the patches with these ids that are not known yet. */
export async function rememberIds(ids: readonly number[]): Promise<void> {
  const known = $known.get()
  const missing = [...new Set(ids)].filter((id) => !known.has(id))
  if (missing.length > 0) remember(await loadProductsWithIds(missing))
}

export async function found(search: string): Promise<readonly Tried[]> {
  const { products } = await loadProducts(search ? { search } : {}, mostFound)
  return products.slice(0, mostFound)
}
