import type { Category, Product } from '../shared/contract/api.d.ts'
import type { Files } from '../shared/files.ts'
import { Problem } from '../shared/problem.ts'
import type { Pool, Sql, Transaction } from '../shared/transaction.ts'
import { readPhoto } from './assortment/photo.ts'
import { customPatchProduct } from './custom-patch.ts'
import { drawPatch } from './patch/index.ts'
import type { Shelf } from './queries.ts'
import * as queries from './queries.ts'
import {
  customPatch,
  matchesFilters,
  type ProductFilters,
  sortProducts,
  suggestedProducts,
} from './rules.ts'
import { bestFirst, containingPlainly, similarTo, spelledPlainly } from './search.ts'

/** What shoppers see of the products: hidden ones are in none of its lists. */
export type Catalogue = {
  /** The patches that match, most popular first. */
  products(filters?: ProductFilters): Promise<Product[]>
  /**
   * The same but for the search: also the patches that it spells without æ, ø and å, and where none
   * contains it those that come close.
   */
  similarProducts(filters: ProductFilters): Promise<Product[]>
  /** The few best of the patches that contain the text, be it without æ, ø and å. */
  suggestions(text: string): Promise<Product[]>
  categories(): Promise<Category[]>
  /** One product, the custom patch included; Problem `product_not_found`. */
  product(id: number): Promise<Product>
  /**
   * The products with these ids, the custom patch included; unknown ids are left out. Hidden ones, which may lie
   * in carts, have no unit left.
   */
  productsWithIds(ids: readonly number[], from?: Sql): Promise<Product[]>
  /** The stock of these products, with their rows locked until the caller's transaction ends. */
  lockStock(tx: Transaction, ids: readonly number[]): Promise<Map<number, Shelf>>
  /** Takes units, by product, off a stock that the transaction has locked and that has enough of them. */
  takeStock(tx: Transaction, units: ReadonlyMap<number, number>): Promise<void>
  /** The picture of a patch, hidden or not, and its address: a drawing as SVG, a photo as WebP; Problem `product_not_found`. */
  picture(id: number): Promise<{ image: string; bytes: Buffer }>
}

export function catalogueStories({ sql, files }: { sql: Pool; files: Files }): Catalogue {
  const catalogue: Catalogue = {
    async products(filters = {}) {
      const products = await queries.offeredProducts(sql)
      return sortProducts(
        products.filter((product) => matchesFilters(product, filters)),
        'popular',
      )
    },
    async similarProducts({ search = '', ...filters }) {
      const all = await catalogue.products(filters)
      const matching = all.filter((product) => matchesFilters(product, { search }))
      return matching.length > 0
        ? union(all, matching, spelledPlainly(search, all))
        : similarTo(search, all)
    },
    async suggestions(text) {
      const all = await catalogue.products()
      const matching = all.filter((product) => matchesFilters(product, { search: text }))
      const found = union(all, matching, spelledPlainly(text, all))
      return bestFirst(text, found.length > 0 ? found : containingPlainly(text, all)).slice(
        0,
        suggestedProducts,
      )
    },
    categories: () => queries.allCategories(sql),
    async product(id) {
      if (id === customPatch.id) return customPatchProduct
      const [found] = await queries.productsWithIds(sql, [id])
      if (!found || found.isHidden) throw new Problem('product_not_found', { field: 'productId' })
      return found.product
    },
    async productsWithIds(ids, from = sql) {
      const found = await queries.productsWithIds(from, ids)
      const products = found.map(({ product, isHidden }) =>
        isHidden ? { ...product, stock: 0 } : product,
      )
      return ids.includes(customPatch.id) ? [...products, customPatchProduct] : products
    },
    lockStock: queries.lockedStock,
    takeStock: queries.takeStock,
    async picture(id) {
      const found = await queries.pictureSource(sql, id)
      if (!found) throw new Problem('product_not_found')
      const { image, name, recipe, photoHash } = found
      if (photoHash) return { image, bytes: await readPhoto(files, photoHash) }
      if (!recipe) throw new Error(`Product ${id} has no picture`)
      return { image, bytes: Buffer.from(drawPatch(recipe, { title: name })) }
    },
  }
  return catalogue
}

/** What is in one of two parts of a list, in the list's order. */
function union<Item>(all: readonly Item[], ...parts: readonly (readonly Item[])[]): Item[] {
  const wanted = new Set(parts.flat())
  return all.filter((item) => wanted.has(item))
}
