import type { Product } from '../../shared/contract/api.d.ts'

/** Sort orders of /products, in the order of its menu. */
export const sortOrders = ['popular', 'name', 'price-asc', 'price-desc', 'newest'] as const
export type SortOrder = (typeof sortOrders)[number]

/**
 * Rating times number of reviews (specification, section 9). The rating is in integer tenths, so that ties are exact.
 */
const popularity = (product: Pick<Product, 'rating' | 'reviewCount'>) =>
  Math.round(product.rating * 10) * product.reviewCount

// Inline scripts that sort nothing leave it out.
const byName = /* @__PURE__ */ new Intl.Collator('nb-NO')

type Sortable = Pick<Product, 'id' | 'name' | 'price' | 'rating' | 'reviewCount' | 'createdAt'>

/** The comparison of two products in each order. Every order ends with the id, so that it is deterministic. */
export const comparisons: Record<SortOrder, (a: Sortable, b: Sortable) => number> = {
  popular: (a, b) => popularity(b) - popularity(a) || b.rating - a.rating || a.id - b.id,
  name: (a, b) => byName.compare(a.name, b.name) || a.id - b.id,
  'price-asc': (a, b) => a.price - b.price || a.id - b.id,
  'price-desc': (a, b) => b.price - a.price || a.id - b.id,
  newest: (a, b) =>
    Number(b.createdAt > a.createdAt) - Number(b.createdAt < a.createdAt) || b.id - a.id,
}
