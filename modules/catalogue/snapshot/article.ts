import type { Product } from '../../shared/contract/api.d.ts'
import type { Stock } from './stock.ts'

/** A product on offer without its stock, which is kept apart. */
export type Article = Readonly<Omit<Product, 'stock'>>

/** The articles as products, with their current stock. */
export const inStock = (articles: readonly Article[], stock: Pick<Stock, 'unitsOf'>): Product[] =>
  articles.map((article) => ({ ...article, stock: stock.unitsOf(article.id) }))
