import type { Sql } from '../../../shared/transaction.ts'
import { type OrderQuery, plainFilter } from './order-filter-queries.ts'

export type OrderCounts = {
  /** Number of paid orders of the status and period. */
  matching: number
  /** Number of all paid orders. */
  total: number
}

/** Counts paid orders in an index. */
export async function orderCounts(sql: Sql, query: OrderQuery, now: Date): Promise<OrderCounts> {
  const matching =
    query.status || query.period
      ? sql`(select count(*) from orders.orders where ${plainFilter(sql, query, now)})`
      : sql`count(*)`
  const [counts] = await sql<OrderCounts[]>`
    select count(*)::int as total, ${matching}::int as matching
    from orders.orders
    where payment = 'paid'
  `
  return counts ?? { matching: 0, total: 0 }
}
