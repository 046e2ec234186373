import { idOfCursor } from '../../../shared/lists/cursor.ts'
import { firstRows } from '../../../shared/lists/first-rows.ts'
import { mostCounted } from '../../../shared/lists/most-counted.ts'
import {
  isInWeeks,
  isInWeeksBetween,
  partsOfWeeks,
  weekOf,
} from '../../../shared/lists/weeks-queries.ts'
import type { Sql } from '../../../shared/transaction.ts'
import { type OrderQuery, plainFilter, searchFilter } from './order-filter-queries.ts'
import { inOrder, isAfter, isByAge, sortColumn } from './order-sort-queries.ts'
import { startOfPeriod } from './period-queries.ts'
import { isInStretches, type Stretches } from './stretch-queries.ts'

export type PartQuery = OrderQuery & { limit: number }

/** Ids of a part and of the order after it, in order; counts what matches if that differs from status and period. */
export type Page = { ids: number[]; counted?: () => Promise<number> }

/** Which of the matching orders are found; default: all. */
type Found = {
  /** Words that the index of the text looks for. */
  indexed?: readonly string[]
  weeks?: readonly number[]
  stretches?: Stretches
  most?: number
  /** Whether the period has few orders, all of which are read. */
  areFew?: boolean
}

/**
 * Finds matching orders by the index of the text. Those of a list by age it finds week by week, unless they are few.
 */
export async function indexedPage(
  sql: Sql,
  query: PartQuery,
  now: Date,
  indexed: readonly string[],
): Promise<Page> {
  if (!isByAge(query)) return foundPage(sql, query, now, { indexed })
  const page = await foundPage(sql, query, now, { indexed, most: mostCounted })
  if ((await page.counted()) < mostCounted) return page
  const parts = partsOfWeeks(await weeksOf(sql, query, now))
  const ids = await firstRows(parts, query.limit + 1, async (weeks) => {
    const { ids } = await foundPage(sql, query, now, { indexed, weeks })
    return ids
  })
  return { ...page, ids }
}

/** The weeks of the first order of a part and of the last one of the list. */
async function weeksOf(sql: Sql, query: PartQuery, now: Date) {
  const { cursor, sort = 'newest' } = query
  const [first, last] =
    sort === 'newest'
      ? [sql`max(created_at)`, sql`min(created_at)`]
      : [sql`min(created_at)`, sql`max(created_at)`]
  const start =
    cursor === undefined
      ? first
      : sql`(select created_at from checkout.orders where id = ${idOfCursor(cursor, sort)})`
  const [weeks] = await sql<{ first: number; last: number }[]>`
    select ${weekOf(sql, start)} as first, ${weekOf(sql, last)} as last
    from checkout.orders
    where ${plainFilter(sql, query, now)}
  `
  return weeks ?? { first: 0, last: 0 }
}

/** Finds all matching orders, or the first ones that the index has, then sorts them. */
export async function foundPage(
  sql: Sql,
  query: PartQuery,
  now: Date,
  { indexed = [], weeks, stretches, most, areFew }: Found = {},
): Promise<Required<Page>> {
  // PostgreSQL plans to find all matches, and stops at the limit.
  const rows = await sql<{ matching: number; id: number | null }[]>`
    with matches as materialized (
      select id, ${sortColumn(sql, query)}
      from ${areFew ? ordersByAge(sql, query, now) : sql`checkout.orders`}
      where ${matches(sql, query, now, indexed, weeks)}
        and ${stretches ? isInStretches(sql, stretches) : sql`true`}
    ), found as not materialized (
      select *
      from matches
      limit ${most ?? null}
    )
    select matching, id
    from (select least(count(*), ${mostCounted})::int as matching from found) counted
    left join (
      select *
      from found
      where ${isAfter(sql, query)}
      order by ${inOrder(sql, query)}
      limit ${query.limit + 1}
    ) part on true
    order by ${inOrder(sql, query)}
  `
  return {
    ids: rows.flatMap(({ id }) => id ?? []),
    counted: async () => rows[0]?.matching ?? 0,
  }
}

/** Orders of a period that are all read sooner than some of them are found by another index. */
export const few = 4000

/**
 * The orders of the period, in an order for which PostgreSQL reads them by an index. A limit that it does not know yet
 * when it plans, and which is none, keeps it from planning to read all of them and sort them.
 */
const ordersByAge = (sql: Sql, query: OrderQuery, now: Date) => sql`(
  select *
  from checkout.orders
  where ${plainFilter(sql, query, now)}
  order by created_at, id
  limit (select null::bigint)
) by_age`

/** Counts matching orders up to `mostCounted`: common ones by a scan, others by the index of the text. */
export async function countedUp(
  sql: Sql,
  query: PartQuery,
  now: Date,
  indexed: readonly string[],
): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count
    from (
      select
      from ${query.period && indexed.length === 0 ? ordersByAge(sql, query, now) : sql`checkout.orders`}
      where ${matches(sql, query, now, indexed)}
      limit ${mostCounted}
    ) counted
  `
  return row?.count ?? 0
}

/** The condition of all filters. The index of the text serves it together with the weeks; default: those of the period. */
function matches(
  sql: Sql,
  query: OrderQuery,
  now: Date,
  indexed: readonly string[],
  weeks?: readonly number[],
) {
  const ofPeriod = indexed.length > 0 ? isInWeeksOfPeriod(sql, query, now) : sql`true`
  return sql`(
    ${plainFilter(sql, query, now)}
    and ${searchFilter(sql, query, indexed)}
    and ${weeks ? isInWeeks(sql, sql`created_at`, weeks) : ofPeriod}
  )`
}

function isInWeeksOfPeriod(sql: Sql, { period }: OrderQuery, now: Date) {
  const latest = sql`(select max(created_at) from checkout.orders where payment = 'paid')`
  return period
    ? isInWeeksBetween(sql, sql`created_at`, startOfPeriod(sql, period, now), latest)
    : sql`true`
}
