import { allPatches, byFlag, type ProductFilters } from '../../../modules/catalogue/rules.ts'
import type { Query } from '../../client/operation-types.ts'

/** The query of GET /api/products; filters at their default are omitted. */
export function productQuery(filters: ProductFilters): Query<'listProducts'> {
  const { ids, category, tags, search } = filters
  // A filter that is missing here does not compile.
  const query = {
    ids,
    category: category !== allPatches && category,
    search: search?.trim(),
    tags: tags?.length && tags,
    ...byFlag((flag) => filters[flag] && 'true'),
  } satisfies Record<keyof ProductFilters, unknown>
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value))
}

/** The filters as parameters of an address, the same for GET /api/products and for the page /products. */
export function filterParameters(filters: ProductFilters): URLSearchParams {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(productQuery(filters)))
    for (const one of [value].flat()) parameters.append(name, String(one))
  return parameters
}

/** The same text for the same filters, whatever the order, view and page. */
export const filterKey = ({ tags = [], ...others }: ProductFilters): string =>
  String(filterParameters({ ...others, tags: tags.toSorted() }))
