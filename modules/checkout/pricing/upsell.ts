import type { Catalogue } from '../../catalogue/index.ts'
import { customPatch } from '../../catalogue/rules.ts'
import type { Product } from '../../shared/contract/api.d.ts'

const most = 6

/** Products offered beside a cart of products with these ids. */
export async function upsellFor(
  { catalogue }: { catalogue: Catalogue },
  inCart: readonly number[],
): Promise<Product[]> {
  const [popular, products] = await Promise.all([
    catalogue.popularProducts(),
    catalogue.productsWithIds([...new Set(inCart)]),
  ])
  return upsell(popular, products)
}

/**
 * Products offered at checkout, six at most: three of the first 50 designs, two of a category in the cart and two
 * designs above 300 (specification, section 9). Leaves out products that are sold out or already in the cart. `popular`
 * are the most popular first.
 */
export function upsell(popular: Iterable<Product>, inCart: readonly Product[]): Product[] {
  const taken = new Set([customPatch.id, ...inCart.map(({ id }) => id)])
  const categories = new Set(inCart.map(({ category }) => category))
  const groups: { room: number; belongs(product: Product): boolean; chosen: Product[] }[] = [
    { room: 3, belongs: ({ id }) => id <= 50, chosen: [] },
    { room: 2, belongs: ({ category }) => categories.has(category), chosen: [] },
    { room: 2, belongs: ({ id }) => id > 300, chosen: [] },
  ]
  for (const product of popular) {
    if (product.stock === 0 || taken.has(product.id)) continue
    const open = groups.filter(({ room, chosen }) => chosen.length < room)
    if (open.length === 0) break
    open.find(({ belongs }) => belongs(product))?.chosen.push(product)
  }
  return groups.flatMap(({ chosen }) => chosen).slice(0, most)
}
