import type { Product } from '../../shared/contract/api.d.ts'
import { comparisons } from './sort-orders.ts'

/** Most products of 'Best for deg' (specification, section 2). */
const mostRelated = 6

type Described = Pick<Product, 'id' | 'category' | 'tags'>
type Candidate = Described & Parameters<typeof comparisons.popular>[0]

/**
 * 'Best for deg': up to six products that share their category or a tag with the cart, most shared first, none from the
 * cart itself (specification, sections 2 and 9). Colours are tags too. Of those that share as much, the most popular.
 */
export function createRelated<Item extends Candidate>(inCart: readonly Described[]) {
  const taken = new Set(inCart.map(({ id }) => id))
  const categories = new Set(inCart.map(({ category }) => category))
  const tags = new Set(inCart.flatMap((product) => product.tags))
  /** The best products that share one thing with the cart, two things, and so on. */
  const byShared = Array.from({ length: tags.size + 1 }, (): Item[] => [])

  return {
    /** Considers a product; once, however often it is added. */
    add(product: Item): void {
      if (taken.has(product.id)) return
      taken.add(product.id)
      let shared = categories.has(product.category) ? 1 : 0
      for (const tag of new Set(product.tags)) if (tags.has(tag)) shared++
      const best = byShared[shared - 1]
      if (best) insert(best, product)
    },
    /** Whether there are six that share at least this much. */
    isFull: (shared: number): boolean => byShared.slice(shared - 1).flat().length >= mostRelated,
    best: (): Item[] => byShared.toReversed().flat().slice(0, mostRelated),
  }
}

function insert<Item extends Candidate>(best: Item[], product: Item): void {
  const place = best.findIndex((one) => comparisons.popular(product, one) < 0)
  best.splice(place === -1 ? best.length : place, 0, product)
  best.length = Math.min(best.length, mostRelated)
}
