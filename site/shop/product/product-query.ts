import { allPatches, byFlag, type ProductFilters } from '../../../modules/catalogue/rules.ts'
import type { Query } from '../../client/operation-types.ts'

/** The query of GET /api/products; filters at their default are omitted. */
export function productQuery(filters: ProductFilters): Query<'listProducts'> {
  const { ids, category, tags, search } = filters
  // A filter that is missing here does not compile.
  const query = {
    ids,
    category: category === allPatches ? undefined : category || undefined,
    tags: tags?.length ? tags : undefined,
    search: search?.trim() || undefined,
    ...byFlag((flag) => (filters[flag] ? 'true' : undefined)),
  } satisfies Record<keyof ProductFilters, unknown>
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined))
}
