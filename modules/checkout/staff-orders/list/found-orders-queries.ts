import { idOfCursor } from '../../../shared/lists/cursor.ts'
import { firstRows } from '../../../shared/lists/first-rows.ts'
import { mostCounted } from '../../../shared/lists/most-counted.ts'
import { isShort } from '../../../shared/lists/text-search-queries.ts'
import { isInWeeks, partsOfWeeks, weekOf } from '../../../shared/lists/weeks-queries.ts'
import type { Sql } from '../../../shared/transaction.ts'
import { type OrderQuery, plainFilter, searchFilter } from './order-filter-queries.ts'
import { inOrder, isAfter, isByAge, sortColumn } from './order-sort-queries.ts'
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
}

/**
 * Finds matching orders by the index of the text. Those of a list by age it finds week by week, unless they are few. The
 * index of short texts has no weeks.
 */
export async function indexedPage(
  sql: Sql,
  query: PartQuery,
  now: Date,
  indexed: readonly string[],
): Promise<Page> {
  if (!isByAge(query) || indexed.every(isShort)) return foundPage(sql, query, now, { indexed })
  const page = await foundPage(sql, query, now, { indexed, most: mostCounted })
  if ((await page.counted()) < mostCounted) return page
  const parts = partsOfWeeks(await weeksOf(sql, query))
  const ids = await firstRows(parts, query.limit + 1, async (weeks) => {
    const { ids } = await foundPage(sql, query, now, { indexed, weeks })
    return ids
  })
  return { ...page, ids }
}

/** The weeks of the first order of a part and of the last one of the list. */
async function weeksOf(sql: Sql, { cursor, sort = 'newest' }: PartQuery) {
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
    where payment = 'paid'
  `
  return weeks ?? { first: 0, last: 0 }
}

/** Finds all matching orders, or the first ones that the index has, then sorts them. */
export async function foundPage(
  sql: Sql,
  query: PartQuery,
  now: Date,
  { indexed = [], weeks, stretches, most }: Found = {},
): Promise<Required<Page>> {
  // PostgreSQL plans to find all matches, and stops at the limit.
  const rows = await sql<{ matching: number; id: number | null }[]>`
    with matches as materialized (
      select id, ${sortColumn(sql, query)}
      from checkout.orders
      where ${plainFilter(sql, query, now)}
        and ${searchFilter(sql, query, indexed)}
        and ${weeks ? isInWeeks(sql, sql`created_at`, weeks) : sql`true`}
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
      from checkout.orders
      where ${plainFilter(sql, query, now)}
        and ${searchFilter(sql, query, indexed)}
      limit ${mostCounted}
    ) counted
  `
  return row?.count ?? 0
}
