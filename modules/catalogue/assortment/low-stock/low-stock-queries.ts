import type { LowStock } from '../../../../emails/templates/low-stock.ts'
import type { Sql } from '../../../shared/transaction.ts'
import { isLow } from '../assortment-parts-queries.ts'

/** Up to `most` products that are for sale and low in stock, the fewest units first, and the number of all of them. */
export async function lowProducts(sql: Sql, most: number): Promise<LowStock> {
  const rows = await sql<{ name: string; stock: number; count: number }[]>`
    select p.name, p.stock, count(*) over ()::int as count
    from catalogue.products p
    where ${isLow(sql)}
    order by p.stock, p.id
    limit ${most}
  `
  return {
    products: rows.map(({ name, stock }) => ({ name, stock })),
    count: rows[0]?.count ?? 0,
  }
}
