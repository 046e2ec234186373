import { type Article, inStock } from './article.ts'
import type { LiveCatalogue } from './live-catalogue.ts'
import type { DatedSnapshot } from './snapshot.ts'

/**
 * The catalogue for one render of a page, at this time. `shown` adds the stock, and `dependsOn` has the ids of all products
 * that it was asked for.
 */
export async function pageCatalogue({ live }: { live: LiveCatalogue }, now: Date) {
  const snapshot: DatedSnapshot = { ...(await live.snapshot()), now: now.getTime() }
  const ids = new Set<number>()
  return {
    snapshot,
    shown(articles: readonly Article[]) {
      for (const { id } of articles) ids.add(id)
      return inStock(articles, live.stock)
    },
    dependsOn: () => Uint32Array.from(ids),
  }
}
