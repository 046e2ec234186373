import type { Product } from '../../shared/contract/api.d.ts'

const most = 6

type Described = Pick<Product, 'id' | 'category' | 'tags'>

/**
 * 'Best for deg': up to six products that share their category or a tag with the cart, most shared first, none from the
 * cart itself (specification, sections 2 and 9). Colours are tags too. Products that share as much keep their order.
 */
export function related<Item extends Described>(
  products: readonly Item[],
  inCart: readonly Described[],
): Item[] {
  const taken = new Set(inCart.map(({ id }) => id))
  const categories = new Set(inCart.map(({ category }) => category))
  const tags = new Set(inCart.flatMap((product) => product.tags))
  /** The first products by how much they share: a list of 35,000 is not worth sorting for six. */
  const byShared: Item[][] = []
  for (const product of products) {
    if (taken.has(product.id)) continue
    let shared = categories.has(product.category) ? 1 : 0
    for (const tag of product.tags) if (tags.has(tag)) shared++
    if (shared === 0) continue
    const alike = byShared[shared] ?? []
    byShared[shared] = alike
    if (alike.length < most) alike.push(product)
  }
  return byShared.reverse().flat().slice(0, most)
}
