import type { Sql } from '../../shared/transaction.ts'
import type { OrderQuery } from './list/order-filter-queries.ts'
import { firstWholeDay, startOfPeriod } from './list/period-queries.ts'

export type OrderCounts = {
  /** Number of paid orders of the status and period. */
  matching: number
  /** Number of all paid orders. */
  total: number
}

/** Counts paid orders from the sums of whole days, and the orders themselves for the rest of a day. */
export async function orderCounts(
  sql: Sql,
  { status, period }: OrderQuery,
  now: Date,
): Promise<OrderCounts> {
  const isOfStatus = status ? sql`status = ${status}` : sql`true`
  const start = period && startOfPeriod(sql, period, now)
  const [counts] = await sql<OrderCounts[]>`
    select
      coalesce(sum(orders), 0)::int as total,
      (
        coalesce(sum(orders) filter (
          where ${isOfStatus}
            and ${start ? sql`day >= ${firstWholeDay(sql, start)}` : sql`true`}
        ), 0)
        + ${start ? sql`(select count(*) from checkout.orders where ${isOfStatus} and ${isOfPartialDay(sql, start)})` : 0}
      )::int as matching
    from checkout.order_sums
  `
  return counts ?? { matching: 0, total: 0 }
}

/** The condition for paid orders since `start`, on the day of which only a part has the period. */
export const isOfPartialDay = (sql: Sql, start: ReturnType<typeof startOfPeriod>) => sql`(
  payment = 'paid'
  and created_at >= ${start}
  and created_at < ${firstWholeDay(sql, start)}::timestamp at time zone 'Europe/Oslo'
)`

/** Merges the rows of each day and status into one. Concurrent changes of orders only add rows. */
export async function mergeOrderSums(sql: Sql): Promise<void> {
  await sql`
    with several as (
      select day, status
      from checkout.order_sums
      group by day, status
      having count(*) > 1
    ), merged as (
      delete from checkout.order_sums s
      using several
      where s.day = several.day
        and s.status = several.status
      returning s.day, s.status, s.orders, s.total
    )
    insert into checkout.order_sums (day, status, orders, total)
    select day, status, sum(orders), sum(total)
    from merged
    group by day, status
    having sum(orders) <> 0
  `
}
