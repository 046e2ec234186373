import type { Pool } from '../../shared/transaction.ts'
import { columns, type ProductRow, toProduct } from '../queries.ts'
import type { Article } from './article.ts'

/** All products that are not hidden, and the stock of each. */
export async function articlesWithStock(
  sql: Pool,
): Promise<{ articles: Article[]; units: Map<number, number> }> {
  const articles: Article[] = []
  const units = new Map<number, number>()
  await sql<ProductRow[]>`
    select ${columns(sql)}
    from catalogue.products p
    join catalogue.categories c on c.id = p.category_id
    where not p.is_hidden
  `.cursor(1000, (rows) => {
    for (const row of rows) {
      const { stock, ...article } = toProduct(row).product
      articles.push(article)
      units.set(article.id, stock)
    }
  })
  return { articles, units }
}
