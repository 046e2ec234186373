import { allPatches, isSameCategory, type ProductFilters, type SortOrder } from '../rules.ts'
import { mostRelated } from '../snapshot/related-articles.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'

/**
 * The few lists without parameters, suggestions, and the other lists, of which callers may ask for any number: the short
 * ones of a cart or a wishlist, parts of filtered lists and of fuzzy searches, and what is not asked for in parts.
 */
export type ListLane = 'fixed' | 'suggestions' | 'own' | 'filtered' | 'searches' | 'whole'

/** A part of the patches that match. */
export type PartQuery = {
  filters: ProductFilters
  /** Also the patches similar to the search, or only those. Default: none. */
  similar?: 'true' | 'only' | undefined
  /** Only the patches that share most with those of these ids that are on offer. Default: all. */
  relatedTo?: readonly number[] | undefined
  /** Default: most popular first; of related patches, those that share most. */
  sort?: SortOrder | undefined
  /** The number of patches before the part. */
  from: number
  /** Default: all. */
  limit?: number | undefined
}

const everything: PartQuery = { filters: {}, from: 0 }
const nothing: PartQuery = { filters: { ids: [] }, from: 0 }

/**
 * The query without what has no effect in this version of the catalogue, and the ids sorted, each once. `hasUnknown`: it
 * names a category or ids that the shop does not offer as yet, so it may ask for another list later.
 */
export function inOneForm(
  { filters, similar, relatedTo, sort, from, limit }: PartQuery,
  { withId, categories }: Snapshot,
): { query: PartQuery; hasUnknown: boolean } {
  const { category = '', search = '' } = filters
  const isUnknownCategory =
    category.trim() !== '' &&
    ![allPatches, ...categories.map(({ name }) => name)].some((name) =>
      isSameCategory(name, category),
    )
  const ids = known(filters.ids)
  const inCart = similar ? undefined : known(relatedTo)
  const isSearch = search.trim() !== ''
  const isNothing =
    isUnknownCategory ||
    ids?.length === 0 ||
    inCart?.length === 0 ||
    (similar === 'only' && !isSearch)
  const most = inCart ? mostRelated : (ids?.length ?? Number.POSITIVE_INFINITY)
  const query = {
    filters: { ...filters, search: isSearch ? search : undefined, ids },
    similar: isSearch ? similar : undefined,
    relatedTo: inCart,
    sort,
    from,
    limit: limit === undefined || limit >= most ? undefined : limit,
  }
  const named = [...(filters.ids ?? []), ...(relatedTo ?? [])]
  const hasUnknown = isUnknownCategory || !named.every((id) => withId.has(id))
  return { query: isNothing ? nothing : query, hasUnknown }

  function known(some?: readonly number[]) {
    return some && [...new Set(some)].filter((id) => withId.has(id)).sort((a, b) => a - b)
  }
}

/** The same text for the same list. */
export function keyOf(query: PartQuery, snapshot: Snapshot): string {
  const { filters, similar, from, limit, relatedTo } = query
  const sort = query.sort ?? (relatedTo ? 'most shared' : 'popular')
  const part = JSON.stringify([similar, relatedTo, sort, from, limit])
  return `products ${part} ${snapshot.keyOf(filters)}`
}

/** The lane of a query in one form. */
export function laneOf(query: PartQuery, snapshot: Snapshot): ListLane {
  const { filters, similar, relatedTo, limit } = query
  if (keyOf(query, snapshot) === keyOf(everything, snapshot)) return 'fixed'
  if (limit === undefined && !filters.ids && !relatedTo) return 'whole'
  if (similar) return 'searches'
  // A search among all that are related takes as long as any other.
  return filters.ids || (relatedTo && !filters.search) ? 'own' : 'filtered'
}
