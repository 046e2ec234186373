import type { Summary } from '../../shared/contract/api.d.ts'
import type { Sql } from '../../shared/transaction.ts'
import { startOfPeriod } from './period-queries.ts'

/** Revenue and average order value (ADASH-07, ADASH-09) leave out cancelled orders. */
const earns = (sql: Sql) => sql`status <> 'cancelled'`

/** Figures of all paid orders and of each of the last 30 calendar days in Oslo; money in øre. */
export async function orderSummary(sql: Sql, now: Date): Promise<Summary> {
  const isOfWeek = sql`created_at >= ${startOfPeriod(sql, 'week', now)}`
  // Sums are cast to double precision, which is exact for øre and arrives as a number.
  const [summary] = await sql<Summary[]>`
    with figures as (
      select
        count(*)::int as orders,
        count(*) filter (where status = 'pending')::int as pending,
        coalesce(sum(total) filter (where ${earns(sql)}), 0)::float8 as revenue,
        coalesce(sum(total) filter (where ${earns(sql)} and ${isOfWeek}), 0)::float8 as "weekRevenue",
        coalesce(round(avg(total) filter (where ${earns(sql)})), 0)::int as average
      from checkout.orders
      where payment = 'paid'
    ), calendar as (
      select day, day at time zone 'Europe/Oslo' as start
      from date_trunc('day', ${now}::timestamptz at time zone 'Europe/Oslo') as today
      cross join generate_series(today - interval '29 days', today, interval '1 day') as day
    ), days as (
      select
        c.day,
        count(o.id) as orders,
        coalesce(sum(o.total) filter (where ${earns(sql)}), 0) as revenue
      from calendar c
      left join checkout.orders o
        on o.payment = 'paid'
        and o.created_at >= c.start
        and o.created_at < (c.day + interval '1 day') at time zone 'Europe/Oslo'
      group by c.day
    )
    select
      figures.*,
      (
        select json_agg(json_build_object('date', day::date, 'orders', orders, 'revenue', revenue) order by day)
        from days
      ) as days
    from figures
  `
  if (!summary) throw new Error('There are no figures')
  return summary
}
