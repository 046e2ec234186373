import type { Product } from '../../shared/contract/api.d.ts'
import { type Article, inStock } from './article.ts'
import type { LiveCatalogue } from './live-catalogue.ts'
import { seenUnits } from './stock.ts'

/** Takes the current snapshot for a render, and notes whose stock the page shows. */
export async function pageCatalogue({ live }: { live: LiveCatalogue }) {
  const { stock } = live
  const snapshot = await live.snapshot()
  const units = new Map<number, number>()
  const counted = new Set<number>()
  /** The versions of the stock that were found to be the same. */
  const checked = { exact: stock.version(), seen: stock.version() }
  return {
    snapshot,
    /** The articles as the page shows them; with their number of units if `isCounted`. */
    shown(articles: readonly Article[], isCounted = false): Product[] {
      const products = inStock(articles, stock)
      for (const { id, stock: left } of products) {
        units.set(id, left)
        if (isCounted) counted.add(id)
      }
      return products
    },
    /** Whether the page still shows the stock as it is; with `isExact`, also whether it has all numbers of units. */
    isStockUnchanged({ isExact = false } = {}): boolean {
      const kind = isExact ? 'exact' : 'seen'
      if (checked[kind] === stock.version()) return true
      for (const [id, before] of units) {
        const now = stock.unitsOf(id)
        if (isExact || counted.has(id) ? now !== before : seenUnits(now) !== seenUnits(before))
          return false
      }
      checked[kind] = stock.version()
      return true
    },
  }
}
