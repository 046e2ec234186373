import type { Sql } from '../../../shared/transaction.ts'
import { isLow } from '../assortment-parts-queries.ts'

export type LowProduct = { name: string; stock: number }

/** Up to `most` products that are for sale and low in stock, the fewest units first, and the number of all of them. */
export async function lowProducts(
  sql: Sql,
  most: number,
): Promise<{ products: LowProduct[]; count: number }> {
  const rows = await sql<(LowProduct & { count: number })[]>`
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
