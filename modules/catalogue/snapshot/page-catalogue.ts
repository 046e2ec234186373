import type { Product } from '../../shared/contract/api.d.ts'
import { type Article, inStock } from './article.ts'
import type { LiveCatalogue } from './live-catalogue.ts'
import { seenUnits } from './stock.ts'

/** Takes the current snapshot for a render, and notes whose stock the page shows. */
export async function pageCatalogue({ live }: { live: LiveCatalogue }) {
  const { stock } = live
  const snapshot = await live.snapshot()
  let checked = stock.version()
  const seen = new Map<number, number>()
  const counted = new Map<number, number>()
  return {
    snapshot,
    /** The articles as the page shows them; with their number of units if `isCounted`. */
    shown(articles: readonly Article[], isCounted = false): Product[] {
      const products = inStock(articles, stock)
      for (const { id, stock: units } of products)
        if (isCounted) counted.set(id, units)
        else seen.set(id, seenUnits(units))
      return products
    },
    /** Whether the page still shows the stock as it is. */
    isStockUnchanged(): boolean {
      if (checked === stock.version()) return true
      for (const [id, units] of counted) if (stock.unitsOf(id) !== units) return false
      for (const [id, units] of seen) if (seenUnits(stock.unitsOf(id)) !== units) return false
      checked = stock.version()
      return true
    },
  }
}
