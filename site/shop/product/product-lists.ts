import type { ProductFilters } from '../../../modules/catalogue/rules.ts'
import type { Product } from '../../../modules/shared/contract/api.d.ts'
import { call } from '../../client/catalogue.ts'
import { loadOnce } from '../../client/load-once.ts'
import { filterKey } from '../catalogue/index.ts'
import { productQuery } from './product-query.ts'

const lists = new Map<string, readonly Product[]>()

/** All patches that match the filters, when they are known already. */
export const knownProducts = (filters: ProductFilters): readonly Product[] | undefined =>
  lists.get(filterKey(filters))

/** Keeps what the server put into the page, when that was all there is. */
export function keepProducts(filters: ProductFilters, products: readonly Product[]): void {
  lists.set(filterKey(filters), products)
}

/** The one way to ask for patches: once for each set of filters. What failed may be asked again. */
export async function loadProducts(filters: ProductFilters = {}): Promise<readonly Product[]> {
  const known = knownProducts(filters)
  if (known) return known
  const load = () => call('listProducts', { query: productQuery(filters) })
  const products = (await loadOnce(`/api/products?${filterKey(filters)}`, load)) ?? []
  keepProducts(filters, products)
  return products
}
