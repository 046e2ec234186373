import { customPatch, sortProducts } from '../../catalogue/rules.ts'
import type { Product } from '../../shared/contract/api.d.ts'

const most = 6

/**
 * Products offered at checkout, six at most: three of the first 50 designs, two of a category in the cart and two
 * designs above 300 (specification, section 9). Leaves out products that are sold out or already in the cart.
 */
export function upsell(products: readonly Product[], inCart: readonly Product[]): Product[] {
  const taken = new Set([customPatch.id, ...inCart.map(({ id }) => id)])
  const categories = new Set(inCart.map(({ category }) => category))
  const groups: [number, (product: Product) => boolean][] = [
    [3, ({ id }) => id <= 50],
    [2, ({ category }) => categories.has(category)],
    [2, ({ id }) => id > 300],
  ]
  const chosen: Product[] = []
  const offered = sortProducts(products, 'popular').filter(({ stock }) => stock > 0)
  for (const [count, belongs] of groups) {
    const group = offered
      .filter((product) => belongs(product) && !taken.has(product.id))
      .slice(0, count)
    for (const product of group) taken.add(product.id)
    chosen.push(...group)
  }
  return chosen.slice(0, most)
}
