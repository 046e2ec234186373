import type { Product } from '../../../modules/shared/contract/api.d.ts'
import { api } from '../../api-client.ts'
import { type CatalogueView, filterKey } from '../../stores/catalogue-view.ts'

const lists = new Map<string, readonly Product[]>()

/** All patches that match a view's filters, when they are known already. */
export const knownList = (view: CatalogueView): readonly Product[] | undefined =>
  lists.get(filterKey(view))

/** Keeps what the server put into the page, when that was all there is. */
export function keepList(view: CatalogueView, products: readonly Product[]): void {
  lists.set(filterKey(view), products)
}

/** Asks for a filter set once: what was answered is never stale, what failed may be asked again. */
export async function loadList(view: CatalogueView): Promise<readonly Product[]> {
  const known = knownList(view)
  if (known) return known
  const products = await api.products(view)
  keepList(view, products)
  return products
}
