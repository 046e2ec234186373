import type { Order } from '../../shared/contract/api.d.ts'
import { cursorAfter, idOfCursor, unknownCursor } from '../../shared/lists/cursor.ts'
import { mostCounted } from '../../shared/lists/most-counted.ts'
import type { Sql } from '../../shared/transaction.ts'
import { orderOfRow, type PaidOrderRow, paidOrderColumns } from '../orders/paid-order-queries.ts'
import { indexedTexts } from './indexed-texts-queries.ts'
import {
  isSearch,
  type OrderQuery,
  plainFilter,
  searchFilter,
  wordsOf,
} from './order-filter-queries.ts'
import { orderCounts } from './order-sums-queries.ts'

export type OrderPart = {
  orders: Order[]
  /** Cursor of the next part; undefined after the last part. */
  nextCursor: string | undefined
}

export type CountedOrderPart = OrderPart & {
  /** Number of orders that match the filters; with a search, counted up to `mostCounted`. */
  matching: number
  /** Number of all paid orders. */
  total: number
}

/** Sort column of each view; ties are sorted by id. An index covers both, with and without a status before them. */
const sorts = {
  newest: { column: 'created_at', isDescending: true },
  oldest: { column: 'created_at', isDescending: false },
  highest: { column: 'total', isDescending: true },
  lowest: { column: 'total', isDescending: false },
  name: { column: 'customer_name', isDescending: false },
} as const

/**
 * Orders read in the order of the list, per order wanted, before a search turns to the index of the text: more when
 * `enough` of the wanted ones were among the first. The index finds as many orders as match, which takes longer.
 */
const readPerOrder = { first: 80, more: 640, enough: 0.25 }

type PartQuery = OrderQuery & { limit: number }

/** The part of the paid orders after the cursor. Problem malformed_request for an unknown cursor. */
export async function paidOrderPart(
  sql: Sql,
  query: PartQuery,
  now: Date,
): Promise<CountedOrderPart> {
  const { ids, counted } = await page(sql, query, now)
  const { total, matching } = await orderCounts(sql, query, now)
  return {
    ...(await partWithIds(sql, query, ids)),
    matching: (await counted?.()) ?? matching,
    total,
  }
}

/** The same without the counts. */
export async function uncountedOrderPart(
  sql: Sql,
  query: PartQuery,
  now: Date,
): Promise<OrderPart> {
  const { ids } = await page(sql, query, now)
  return partWithIds(sql, query, ids)
}

/** The part of these ids, of which the last may be that of the order after it. */
async function partWithIds(
  sql: Sql,
  { limit, sort = 'newest' }: PartQuery,
  ids: readonly number[],
): Promise<OrderPart> {
  const shown = ids.slice(0, limit)
  const end = shown.at(-1)
  return {
    orders: await ordersWithIds(sql, shown),
    nextCursor: end && shown.length < ids.length ? cursorAfter(end, sort) : undefined,
  }
}

/** Ids of a part and of the order after it, in order; counts what matches if that differs from status and period. */
type Page = { ids: number[]; counted?: () => Promise<number> }

/**
 * Common texts are found by reading orders in the order of the list, rare ones by the index of the text. The first
 * orders that are read show how common a text is.
 */
async function page(sql: Sql, query: PartQuery, now: Date): Promise<Page> {
  const { cursor, sort = 'newest' } = query
  if (cursor !== undefined && !(await isPaid(sql, idOfCursor(cursor, sort)))) throw unknownCursor()
  if (query.ids) return foundPage(sql, query, now)
  if (!isSearch(query))
    return {
      ids: isSortedPeriod(query)
        ? (await foundPage(sql, query, now)).ids
        : await readPage(sql, query, now),
    }
  const read = await readPage(sql, query, now)
  if (read.length > query.limit) return { ids: read, counted: () => countedUp(sql, query, now, []) }
  const indexed = await indexedTexts(sql, wordsOf(query))
  if (!isByAge(query) || read.length < query.limit * readPerOrder.enough)
    return foundPage(sql, query, now, indexed)
  const more = await readPage(sql, query, now, readPerOrder.more)
  if (more.length <= query.limit) return foundPage(sql, query, now, indexed)
  return { ids: more, counted: () => countedUp(sql, query, now, indexed) }
}

/** Orders of about the same age lie side by side, so reading on in this order is quick. */
const isByAge = ({ sort = 'newest' }: PartQuery): boolean => sort === 'newest' || sort === 'oldest'

/** Orders of a period by total: ties are in the order of age, so an index by total has those of a period far apart. */
const isSortedPeriod = ({ period, sort }: PartQuery): boolean =>
  period !== undefined && (sort === 'highest' || sort === 'lowest')

/** Reads orders in the order of the list; a search stops after a number of them, whether they match or not. */
async function readPage(
  sql: Sql,
  query: PartQuery,
  now: Date,
  perOrder = readPerOrder.first,
): Promise<number[]> {
  const { limit, sort = 'newest' } = query
  const { column } = sorts[sort]
  const rows = await sql<{ id: number }[]>`
    select id
    from (
      select id, ${sql(column)}, ${isSearch(query) ? sql`search_text` : sql`null`} as search_text
      from checkout.orders
      where ${plainFilter(sql, query, now)}
        and ${isAfter(sql, query)}
      order by ${inOrder(sql, query)}
      limit ${isSearch(query) ? limit * perOrder : limit + 1}
    ) read
    where ${searchFilter(sql, query)}
    order by ${inOrder(sql, query)}
    limit ${limit + 1}
  `
  return rows.map(({ id }) => id)
}

/** Finds all matching orders, by the index of the text if it serves words of the search, then sorts them. */
async function foundPage(
  sql: Sql,
  query: PartQuery,
  now: Date,
  indexed: readonly string[] = [],
): Promise<Page> {
  const { limit, sort = 'newest' } = query
  const rows = await sql<{ matching: number; id: number | null }[]>`
    with found as materialized (
      select id, ${sql(sorts[sort].column)}
      from checkout.orders
      where ${plainFilter(sql, query, now)}
        and ${searchFilter(sql, query, indexed)}
    )
    select matching, id
    from (select least(count(*), ${mostCounted})::int as matching from found) counted
    left join (
      select *
      from found
      where ${isAfter(sql, query)}
      order by ${inOrder(sql, query)}
      limit ${limit + 1}
    ) part on true
    order by ${inOrder(sql, query)}
  `
  return {
    ids: rows.flatMap(({ id }) => id ?? []),
    counted: async () => rows[0]?.matching ?? 0,
  }
}

/** Counts matching orders up to `mostCounted`: common ones by a scan, others by the index of the text. */
async function countedUp(
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

function inOrder(sql: Sql, { sort = 'newest' }: OrderQuery) {
  const { column, isDescending } = sorts[sort]
  const direction = isDescending ? sql`desc` : sql`asc`
  return sql`${sql(column)} ${direction}, id ${direction}`
}

/** The sort columns of a paid order never change, so a cursor stays valid. */
function isAfter(sql: Sql, { cursor, sort = 'newest' }: OrderQuery) {
  if (cursor === undefined) return sql`true`
  const { column, isDescending } = sorts[sort]
  return sql`
    (${sql(column)}, id) ${isDescending ? sql`<` : sql`>`} (
      select ${sql(column)}, id
      from checkout.orders
      where id = ${idOfCursor(cursor, sort)}
    )
  `
}

async function isPaid(sql: Sql, id: number): Promise<boolean> {
  const [row] = await sql`
    select
    from checkout.orders
    where id = ${id}
      and payment = 'paid'
  `
  return row !== undefined
}

/** The orders with these ids, in the order of the ids. */
async function ordersWithIds(sql: Sql, ids: readonly number[]): Promise<Order[]> {
  const rows = await sql<PaidOrderRow[]>`
    select ${paidOrderColumns(sql)}
    from unnest(${[...ids]}::int[]) with ordinality as wanted (id, place)
    join checkout.orders o on o.id = wanted.id
    join checkout.order_revisions r on r.order_id = o.id and r.revision = o.revision
    order by wanted.place
  `
  return rows.map(orderOfRow)
}
