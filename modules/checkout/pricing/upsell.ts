import type { Catalogue } from '../../catalogue/index.ts'
import { comparisons, customPatch } from '../../catalogue/rules.ts'
import type { Product } from '../../shared/contract/api.d.ts'

const most = 6
/** The first designs have ids up to the one, and the later ones above the other (specification, section 9). */
const [lastOfFirst, lastBeforeLater] = [50, 300]

/** Products offered beside a cart of products with these ids. */
export async function upsellFor(
  { catalogue }: { catalogue: Pick<Catalogue, 'popularProducts' | 'productsWithIds'> },
  inCart: readonly number[],
): Promise<Product[]> {
  const products = await catalogue.productsWithIds([...new Set(inCart)])
  return upsell(await candidates(catalogue, products), products)
}

/** The most popular products of each group, as many as may be offered: the whole list need not be read for them. */
async function candidates(
  { popularProducts }: Pick<Catalogue, 'popularProducts'>,
  inCart: readonly Product[],
): Promise<Product[]> {
  const ids = Array.from({ length: lastOfFirst }, (_, index) => index + 1)
  const categories = [...new Set(inCart.map((product) => product.category))]
  const [all, ...groups] = await Promise.all([
    popularProducts({}),
    popularProducts({ ids }),
    ...categories.map((category) => popularProducts({ category })),
  ])
  const taken = new Set(inCart.map((product) => product.id))
  const isFree = ({ id, stock }: Product) => stock > 0 && !taken.has(id)
  const best = groups.flatMap((group) => firstOf(group, isFree))
  best.push(...firstOf(all, (product) => product.id > lastBeforeLater && isFree(product)))
  return [...new Map(best.map((product) => [product.id, product])).values()].sort(
    comparisons.popular,
  )
}

function firstOf(products: Iterable<Product>, isWanted: (product: Product) => boolean): Product[] {
  const first: Product[] = []
  for (const product of products) {
    if (isWanted(product)) first.push(product)
    if (first.length === most) break
  }
  return first
}

/**
 * Products offered at checkout, six at most: three of the first 50 designs, two of a category in the cart and two
 * designs above 300 (specification, section 9). Leaves out products that are sold out or already in the cart. `popular`
 * are the most popular first.
 */
export function upsell(popular: readonly Product[], inCart: readonly Product[]): Product[] {
  const taken = new Set([customPatch.id, ...inCart.map(({ id }) => id)])
  const categories = new Set(inCart.map(({ category }) => category))
  const groups: { room: number; belongs(product: Product): boolean; chosen: Product[] }[] = [
    { room: 3, belongs: ({ id }) => id <= lastOfFirst, chosen: [] },
    { room: 2, belongs: ({ category }) => categories.has(category), chosen: [] },
    { room: 2, belongs: ({ id }) => id > lastBeforeLater, chosen: [] },
  ]
  for (const product of popular) {
    if (product.stock === 0 || taken.has(product.id)) continue
    const open = groups.filter(({ room, chosen }) => chosen.length < room)
    open.find(({ belongs }) => belongs(product))?.chosen.push(product)
  }
  return groups.flatMap(({ chosen }) => chosen).slice(0, most)
}
