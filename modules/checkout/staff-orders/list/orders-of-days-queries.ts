import type { Sql } from '../../../shared/transaction.ts'
import { type OrderQuery, plainFilter } from './order-filter-queries.ts'
import { inOrder, isAfter } from './order-sort-queries.ts'
import { startOfPeriod } from './period-queries.ts'

/** Whether the list is of a period, by total. */
export const isPeriodByTotal = ({ period, sort }: OrderQuery): boolean =>
  period !== undefined && (sort === 'highest' || sort === 'lowest')

/**
 * SQL for the first orders of a list of a period by total: the first ones of each day, merged. Ties are in the order of
 * age, so an index by total alone has the orders of a period far apart.
 */
export function ordersOfDays(sql: Sql, query: OrderQuery, now: Date, most: number) {
  const { period = 'today' } = query
  const dayOf = (time: ReturnType<typeof startOfPeriod>) => sql`(${time} at time zone 'UTC')::date`
  return sql`
    select id, total
    from generate_series(
      ${dayOf(startOfPeriod(sql, period, now))},
      (select ${dayOf(sql`max(created_at)`)} from checkout.orders where payment = 'paid'),
      interval '1 day'
    ) as day
    cross join lateral (
      select id, total
      from checkout.orders
      where ${plainFilter(sql, query, now)}
        and ${dayOf(sql`created_at`)} = day::date
        and ${isAfter(sql, query)}
      order by ${inOrder(sql, query)}
      limit ${most}
    ) of_day
    order by ${inOrder(sql, query)}
    limit ${most}
  `
}
