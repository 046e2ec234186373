import type { ProductFilters } from '../../../modules/catalogue/rules.ts'
import type { Product } from '../../../modules/shared/contract/api.d.ts'
import { call } from '../../client/generated/products.ts'
import { loadOnce } from '../../client/load-once.ts'
import { filterKey, productQuery } from './product-query.ts'

const lists = new Map<string, readonly Product[]>()

/** All patches that match the filters, if cached; else undefined. */
export const knownProducts = (filters: ProductFilters): readonly Product[] | undefined =>
  lists.get(filterKey(filters))

/** Caches the server's list, if it is complete. */
export function keepProducts(filters: ProductFilters, products: readonly Product[]): void {
  lists.set(filterKey(filters), products)
}

/** Loads the patches of a set of filters, once per set; a failure is not cached. */
export async function loadProducts(filters: ProductFilters = {}): Promise<readonly Product[]> {
  const known = knownProducts(filters)
  if (known) return known
  const load = () => call('listProducts', { query: productQuery(filters) })
  const products = (await loadOnce(`/api/products?${filterKey(filters)}`, load)) ?? []
  keepProducts(filters, products)
  return products
}
