import type { Summary } from '../../shared/contract/api.d.ts'
import type { Sql } from '../../shared/transaction.ts'
import { firstWholeDay, startOfPeriod } from './list/period-queries.ts'
import { isOfPartialDay } from './order-sums-queries.ts'

/** Revenue and average order value (ADASH-07, ADASH-09) leave out cancelled orders, and what went back of the others. */
const earns = (sql: Sql) => sql`status <> 'cancelled'`

/** Figures of all paid orders and of each of the last 30 calendar days in Oslo; money in øre. */
export async function orderSummary(sql: Sql, now: Date): Promise<Summary> {
  const week = startOfPeriod(sql, 'week', now)
  // Sums are cast to double precision, which is exact for øre and arrives as a number.
  const [summary] = await sql<Summary[]>`
    with figures as (
      select
        coalesce(sum(orders), 0)::int as orders,
        coalesce(sum(orders) filter (where status = 'pending'), 0)::int as pending,
        coalesce(sum(total) filter (where ${earns(sql)}), 0)::float8 as revenue,
        (
          coalesce(sum(total) filter (where ${earns(sql)} and day >= ${firstWholeDay(sql, week)}), 0)
          + (
            select coalesce(sum(total), 0)
            from checkout.orders
            where ${earns(sql)}
              and ${isOfPartialDay(sql, week)}
          )
          - (
            select coalesce(sum(total - checkout.kept_amount(o)), 0)
            from checkout.orders o
            where ${earns(sql)}
              and ${isOfPartialDay(sql, week)}
              and (refunded_amount is not null or disputed_amount is not null)
          )
        )::float8 as "weekRevenue",
        coalesce(
          round(sum(total) filter (where ${earns(sql)}) / nullif(sum(orders) filter (where ${earns(sql)}), 0)),
          0
        )::int as average
      from checkout.order_sums
    ), calendar as (
      select day::date
      from date_trunc('day', ${now}::timestamptz at time zone 'Europe/Oslo') as today
      cross join generate_series(today - interval '29 days', today, interval '1 day') as day
    ), days as (
      select
        c.day,
        coalesce(sum(s.orders), 0) as orders,
        coalesce(sum(s.total) filter (where ${earns(sql)}), 0) as revenue
      from calendar c
      left join checkout.order_sums s on s.day = c.day
      group by c.day
    )
    select
      figures.*,
      (
        select json_agg(json_build_object('date', day, 'orders', orders, 'revenue', revenue) order by day)
        from days
      ) as days
    from figures
  `
  if (!summary) throw new Error('There are no figures')
  return summary
}
