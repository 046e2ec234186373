import type { Summary } from '../../shared/contract/api.d.ts'
import type { Sql } from '../../shared/transaction.ts'
import { startOfPeriod } from './list/period-queries.ts'

/**
 * Figures of all paid orders and of each of the last 30 calendar days in Oslo; money in øre. Revenue and average order
 * value (ADASH-07, ADASH-09) leave out cancelled orders, and what went back of the others.
 */
export async function orderSummary(sql: Sql, now: Date): Promise<Summary> {
  // Sums are cast to double precision, which is exact for øre and arrives as a number.
  const [summary] = await sql<Summary[]>`
    with sales as not materialized (
      select
        created_at,
        status,
        case when status <> 'cancelled' then
          greatest(0, total - coalesce(refunded_amount, 0) - coalesce(disputed_amount, 0))
        end as revenue
      from orders.orders
      where payment = 'paid'
    ), figures as (
      select
        count(*)::int as orders,
        (count(*) filter (where status = 'pending'))::int as pending,
        coalesce(sum(revenue), 0)::float8 as revenue,
        coalesce(
          sum(revenue) filter (where created_at >= ${startOfPeriod(sql, 'week', now)}),
          0
        )::float8 as "weekRevenue",
        coalesce(round(avg(revenue)), 0)::int as average
      from sales
    ), calendar as (
      select day::date
      from date_trunc('day', ${now}::timestamptz at time zone 'Europe/Oslo') as today
      cross join generate_series(today - interval '29 days', today, interval '1 day') as day
    ), days as (
      select
        (created_at at time zone 'Europe/Oslo')::date as day,
        count(*) as orders,
        coalesce(sum(revenue), 0) as revenue
      from sales
      where created_at >= (select min(day) from calendar)::timestamp at time zone 'Europe/Oslo'
      group by 1
    )
    select
      figures.*,
      (
        select json_agg(
          json_build_object('date', day, 'orders', coalesce(orders, 0), 'revenue', coalesce(revenue, 0))
          order by day
        )
        from calendar
        left join days using (day)
      ) as days
    from figures
  `
  if (!summary) throw new Error('There are no figures')
  return summary
}
