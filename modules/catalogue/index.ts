import type { Category, Product } from '../shared/contract/api.d.ts'
import { Problem } from '../shared/problem.ts'
import type { Pool, Sql, Transaction } from '../shared/transaction.ts'
import { customPatchProduct } from './custom-patch.ts'
import { drawPatch } from './patch/index.ts'
import * as queries from './queries.ts'
import { catalogueRoutes } from './routes.ts'
import {
  customPatch,
  matchesFilters,
  type ProductFilters,
  sortProducts,
  suggestedProducts,
} from './rules.ts'
import { bestFirst, containingPlainly, similarTo, spelledPlainly } from './search.ts'

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
  /** The products with these ids, the custom patch included; unknown ids are left out. */
  productsWithIds(ids: readonly number[], from?: Sql): Promise<Product[]>
  /** The stock of these products, which nobody else changes until the caller's transaction ends. */
  lockStock(tx: Transaction, ids: readonly number[]): Promise<Map<number, number>>
  /** Takes units, by product, off a stock that the transaction has locked and that has enough of them. */
  takeStock(tx: Transaction, units: ReadonlyMap<number, number>): Promise<void>
  /** The picture of a patch as SVG, and its address; Problem `product_not_found`. */
  picture(id: number): Promise<{ image: string; svg: string }>
}

export function createCatalogue({ sql }: { sql: Pool }) {
  const catalogue: Catalogue = {
    async products(filters = {}) {
      const products = await queries.allProducts(sql)
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
      const [product] = await catalogue.productsWithIds([id])
      if (!product) throw new Problem('product_not_found', { field: 'productId' })
      return product
    },
    async productsWithIds(ids, from = sql) {
      const products = await queries.productsWithIds(from, ids)
      return ids.includes(customPatch.id) ? [...products, customPatchProduct] : products
    },
    lockStock: queries.lockedStock,
    takeStock: queries.takeStock,
    async picture(id) {
      const found = await queries.recipeOfProduct(sql, id)
      if (!found) throw new Problem('product_not_found')
      const { image, name, recipe } = found
      return { image, svg: drawPatch(recipe, { title: name }) }
    },
  }
  return { catalogue, routes: catalogueRoutes(catalogue) }
}

/** What is in one of two parts of a list, in the list's order. */
function union<Item>(all: readonly Item[], ...parts: readonly (readonly Item[])[]): Item[] {
  const wanted = new Set(parts.flat())
  return all.filter((item) => wanted.has(item))
}
