import { type Article, inStock } from './article.ts'
import type { LiveCatalogue } from './live-catalogue.ts'
import type { DatedSnapshot } from './snapshot.ts'

/** The catalogue for one render of a page, at this time. `shown` adds the stock. */
export async function pageCatalogue({ live }: { live: LiveCatalogue }, now: Date) {
  const snapshot: DatedSnapshot = { ...(await live.snapshot()), now: now.getTime() }
  return { snapshot, shown: (articles: readonly Article[]) => inStock(articles, live.stock) }
}
