import type { Product } from '../../shared/contract/api.d.ts'

const most = 6

/**
 * 'Best for deg': up to six products that share their category or a tag with the cart, most shared first, none from the
 * cart itself (specification, sections 2 and 9). Colours are tags too.
 */
export function related(products: readonly Product[], inCart: readonly Product[]): Product[] {
  const taken = new Set(inCart.map(({ id }) => id))
  const categories = new Set(inCart.map(({ category }) => category))
  const tags = new Set(inCart.flatMap((product) => product.tags))
  return products
    .filter(({ id }) => !taken.has(id))
    .map((product) => ({
      product,
      shared:
        (categories.has(product.category) ? 1 : 0) +
        product.tags.filter((tag) => tags.has(tag)).length,
    }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared)
    .slice(0, most)
    .map(({ product }) => product)
}
