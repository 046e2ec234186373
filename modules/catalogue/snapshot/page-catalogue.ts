import type { Product } from '../../shared/contract/api.d.ts'
import { type Article, inStock } from './article.ts'
import type { LiveCatalogue } from './live-catalogue.ts'
import { createSeen, type Query } from './seen.ts'

/** Takes the current snapshot for a render at a time, and notes what the page shows of it and of the stock. */
export async function pageCatalogue({ live }: { live: LiveCatalogue }, now: Date) {
  const seen = createSeen(live.stock)
  const snapshot = { ...(await live.snapshot()), now: now.getTime() }
  return {
    /** What a page shows of the catalogue. */
    async read<Input extends readonly unknown[], Data>(
      query: Query<Input, Data>,
      ...input: Input
    ): Promise<Data> {
      const data = await query(snapshot, ...input)
      seen.noteData(query, input, data)
      return data
    },
    /** The articles as the page shows them; with their number of units if `isCounted`. */
    shown: (articles: readonly Article[], isCounted = false): Product[] =>
      inStock(articles, { unitsOf: (id) => seen.unitsOf(id, isCounted) }),
    seen,
  }
}
