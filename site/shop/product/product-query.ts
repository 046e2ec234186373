import { allPatches, type ProductFilters } from '../../../modules/catalogue/rules.ts'
import type { Query } from '../../client/operation-types.ts'

/** The query of GET /api/products; filters at their default are omitted. */
export function productQuery(filters: ProductFilters): Query<'listProducts'> {
  const { ids, category, tags, search, isNew, isPopular, isGlowInDark } = filters
  return {
    ...(ids && { ids: [...ids] }),
    ...(category && category !== allPatches && { category }),
    ...(tags?.length && { tags: [...tags] }),
    ...(search?.trim() && { search: search.trim() }),
    ...(isNew && { isNew: 'true' }),
    ...(isPopular && { isPopular: 'true' }),
    ...(isGlowInDark && { isGlowInDark: 'true' }),
  }
}
