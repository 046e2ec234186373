import type { Pool } from '../../shared/transaction.ts'
import { type ProductRow, productRows, toProduct } from '../queries.ts'
import type { Article } from './article.ts'

/** Rows per query, so that few rows are in memory beside the articles. */
const batch = 5000

/**
 * All products that are not hidden, or those of some ids, and the stock of each. A change between two batches has a
 * notification, after which its products are read again.
 */
export async function articlesWithStock(
  sql: Pool,
  ids?: ReadonlySet<number>,
): Promise<{ articles: Article[]; units: Map<number, number> }> {
  const articles: Article[] = []
  const units = new Map<number, number>()
  const shared = createSharedTexts()
  for (let last = -1, isMore = true; isMore; ) {
    const rows = await sql<ProductRow[]>`
      ${productRows(sql)}
      where not p.is_hidden
        and p.id > ${last}
        ${ids ? sql`and p.id = any(${[...ids]})` : sql``}
      order by p.id
      limit ${batch}
    `
    for (const row of rows) {
      const { stock, ...article } = toProduct(row).product
      articles.push({
        ...article,
        category: shared(article.category),
        tags: article.tags.map(shared),
        imageColour: shared(article.imageColour),
        createdAt: shared(article.createdAt),
      })
      units.set(article.id, stock)
    }
    last = rows.at(-1)?.id ?? last
    isMore = rows.length === batch
  }
  return { articles, units }
}

/** Gives equal texts as one: each row of the driver has its own, a quarter of the memory. */
function createSharedTexts() {
  const texts = new Map<string, string>()
  return (text: string): string => {
    const known = texts.get(text)
    if (known === undefined) texts.set(text, text)
    return known ?? text
  }
}
