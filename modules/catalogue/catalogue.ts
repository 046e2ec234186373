import type { Category, Product } from '../shared/contract/api.d.ts'
import type { Files } from '../shared/files.ts'
import { Problem } from '../shared/problem.ts'
import type { Pool } from '../shared/transaction.ts'
import { readPhoto } from './assortment/photo.ts'
import { customPatchProduct } from './custom-patch.ts'
import { drawPatch } from './patch/index.ts'
import * as queries from './queries.ts'
import {
  customPatch,
  matchesFilters,
  type ProductFilters,
  sortProducts,
  suggestedProducts,
} from './rules.ts'
import { bestFirst, containingPlainly, similarTo, spelledPlainly } from './search.ts'

type Reading = { sql: Pool }

/** The patches that match, most popular first, without hidden ones. */
export async function products({ sql }: Reading, filters: ProductFilters = {}): Promise<Product[]> {
  const offered = await queries.offeredProducts(sql)
  return sortProducts(
    offered.filter((product) => matchesFilters(product, filters)),
    'popular',
  )
}

/**
 * Like `products`, with a tolerant search: also finds patches by a spelling without æ, ø and å. Falls back to fuzzy
 * matches when no patch contains the text.
 */
export async function similarProducts(
  reading: Reading,
  { search = '', ...filters }: ProductFilters,
): Promise<Product[]> {
  const all = await products(reading, filters)
  const matching = all.filter((product) => matchesFilters(product, { search }))
  return matching.length > 0
    ? union(all, matching, spelledPlainly(search, all))
    : similarTo(search, all)
}

/** The best few patches that contain the text, including matches of a spelling without æ, ø and å. */
export async function suggestions(reading: Reading, text: string): Promise<Product[]> {
  const all = await products(reading)
  const matching = all.filter((product) => matchesFilters(product, { search: text }))
  const found = union(all, matching, spelledPlainly(text, all))
  const best = bestFirst(text, found.length > 0 ? found : containingPlainly(text, all))
  return best.slice(0, suggestedProducts)
}

/** All categories by id. */
export const categories = ({ sql }: Reading): Promise<Category[]> => queries.allCategories(sql)

/** One product that is not hidden, or the custom patch. Problem product_not_found. */
export async function product({ sql }: Reading, id: number): Promise<Product> {
  if (id === customPatch.id) return customPatchProduct
  const [found] = await queries.productsWithIds(sql, [id])
  if (!found || found.isHidden) throw new Problem('product_not_found', { field: 'productId' })
  return found.product
}

/**
 * The picture of a patch, hidden or not, and its path: a drawing as SVG, a photo as WebP. Problem product_not_found.
 */
export async function picture(
  { sql, files }: Reading & { files: Files },
  id: number,
): Promise<{ image: string; bytes: Buffer }> {
  const found = await queries.pictureSource(sql, id)
  if (!found) throw new Problem('product_not_found')
  const { image, name, recipe, photoHash } = found
  if (photoHash) return { image, bytes: await readPhoto({ files }, photoHash) }
  if (!recipe) throw new Error(`Product ${id} has no picture`)
  return { image, bytes: Buffer.from(drawPatch(recipe, { title: name })) }
}

/** The items of a list that are in any of the parts, in the list's order. */
function union<Item>(all: readonly Item[], ...parts: readonly (readonly Item[])[]): Item[] {
  const wanted = new Set(parts.flat())
  return all.filter((item) => wanted.has(item))
}
