import { hash } from 'node:crypto'
import { comparisons, type ProductFilters, type SortOrder } from '../rules.ts'
import type { Article } from '../snapshot/article.ts'
import { jsonParts } from '../snapshot/json-parts.ts'
import type { LiveCatalogue } from '../snapshot/live-catalogue.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'

type Reading = { live: LiveCatalogue }

/**
 * A list as JSON in parts. The headers describe the whole list, of which it may be a part. `dependsOn` has the ids of the
 * products whose stock it shows.
 */
type MadeList = {
  json: AsyncIterable<Uint8Array>
  headers?: Record<string, string>
  dependsOn?: Uint32Array
}

/**
 * Kinds of lists by the cost of making them: suggestions, the short lists of a cart or a wishlist, fuzzy searches,
 * other parts of lists, and whole lists.
 */
export type ListKind = 'suggestions' | 'own' | 'similar' | 'part' | 'whole'

/** A list that is the same for all callers. `make` reads the catalogue as it then is. */
export type PublicList = { kind: ListKind; make(): Promise<MadeList> }

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

/** The patches that match, or a part of them, without hidden ones. */
export const products = ({ live }: Reading, query: PartQuery): PublicList => ({
  kind: kindOf(query),
  async make() {
    const { from, limit } = query
    const matching = await matchingIn(await live.snapshot(), query)
    const part = matching.slice(from, limit && from + limit)
    const headers = { 'x-matching': String(matching.length), 'x-version': versionOf(matching) }
    return { ...withStock(live, part), headers }
  },
})

function kindOf({ filters, similar, relatedTo, limit }: PartQuery): ListKind {
  const isOfCart = relatedTo && !similar
  if (limit === undefined && !filters.ids && !isOfCart) return 'whole'
  if (similar) return 'similar'
  // A search among all that are related takes as long as any other.
  return filters.ids || (isOfCart && !filters.search) ? 'own' : 'part'
}

async function matchingIn(
  snapshot: Snapshot,
  { filters, similar, relatedTo, sort }: PartQuery,
): Promise<readonly Article[]> {
  const isSearch = Boolean(filters.search?.trim())
  if (similar === 'only' && !isSearch) return []
  if (similar ? !isSearch : !relatedTo) return snapshot.list(filters, sort)
  const ways = { true: snapshot.similar, only: snapshot.similarOnly }
  const closest = await (similar ? ways[similar](filters) : related())
  return sort ? closest.toSorted(comparisons[sort]) : closest

  /** Hidden patches are left out: to read them would keep other lists waiting for the database. */
  function related() {
    const inCart = relatedTo?.flatMap((id) => snapshot.withId.get(id) ?? []) ?? []
    return snapshot.related(inCart, filters)
  }
}

/** The best few patches that contain the text, including matches of a spelling without æ, ø and å. */
export const suggestions = ({ live }: Reading, text: string): PublicList => ({
  kind: 'suggestions',
  make: async () => withStock(live, (await live.snapshot()).suggestions(text)),
})

/** All categories by id. */
export const categories = ({ live }: Reading): PublicList => ({
  kind: 'part',
  make: async () => ({ json: jsonParts((await live.snapshot()).categories) }),
})

/** Each part shows the stock when it is taken. */
const withStock = ({ stock }: LiveCatalogue, articles: readonly Article[]): MadeList => ({
  json: jsonParts(articles, (article) => ({ ...article, stock: stock.unitsOf(article.id) })),
  dependsOn: idsOf(articles),
})

const idsOf = (articles: readonly Article[]) => Uint32Array.from(articles, ({ id }) => id)

/** A digest of the ids in their order: the same in all processes. */
const versionOf = (articles: readonly Article[]): string =>
  hash('sha1', idsOf(articles), 'base64url')
