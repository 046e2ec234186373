import { folded, type ProductFilters } from './rules.ts'
import type { Article } from './snapshot/article.ts'
import { jsonParts } from './snapshot/json-parts.ts'
import type { LiveCatalogue } from './snapshot/live-catalogue.ts'

type Reading = { live: LiveCatalogue }

/** A list as JSON in parts, and whether the stock is still what it says. */
export type MadeList = { json: AsyncIterable<Uint8Array>; isStockUnchanged(): boolean }

/** A list that all callers share: one key for all spellings of the call. `make` reads the catalogue as it then is. */
export type PublicList = { key: string; make(): Promise<MadeList> }

/** The patches that match, most popular first, without hidden ones. */
export async function products({ live }: Reading, filters: ProductFilters): Promise<PublicList> {
  const { keyOf } = await live.snapshot()
  return {
    key: `products ${keyOf(filters)}`,
    make: async () => withStock(live, await (await live.snapshot()).list(filters)),
  }
}

/**
 * Like `products`, with a tolerant search: also finds patches by a spelling without æ, ø and å. Falls back to fuzzy
 * matches when no patch contains the text.
 */
export async function similarProducts(
  { live }: Reading,
  filters: ProductFilters,
): Promise<PublicList> {
  const { keyOf } = await live.snapshot()
  return {
    key: `similar ${keyOf(filters)}`,
    make: async () => withStock(live, await (await live.snapshot()).similar(filters)),
  }
}

/** The best few patches that contain the text, including matches of a spelling without æ, ø and å. */
export const suggestions = ({ live }: Reading, text: string): PublicList => ({
  key: `suggestions ${folded(text)}`,
  make: async () => withStock(live, await (await live.snapshot()).suggestions(text)),
})

/** All categories by id. */
export const categories = ({ live }: Reading): PublicList => ({
  key: 'categories',
  make: async () => ({
    json: jsonParts((await live.snapshot()).categories),
    isStockUnchanged: () => true,
  }),
})

/** Keeps the ids instead of the articles, so that an old snapshot can go. */
function withStock({ stock }: LiveCatalogue, articles: readonly Article[]): MadeList {
  const version = stock.version()
  const ids = Uint32Array.from(articles, ({ id }) => id)
  return {
    json: jsonParts(articles, (article) => ({ ...article, stock: stock.unitsOf(article.id) })),
    isStockUnchanged: () => stock.isUnchanged(ids, version),
  }
}
