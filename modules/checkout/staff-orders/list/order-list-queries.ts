import type { Order } from '../../../shared/contract/api.d.ts'
import { cursorAfter, idOfCursor, unknownCursor } from '../../../shared/lists/cursor.ts'
import type { Sql } from '../../../shared/transaction.ts'
import { ordersWithIds } from '../../orders/paid-order-queries.ts'
import { type OrderCounts, orderCounts } from '../order-sums-queries.ts'
import {
  countedUp,
  few,
  foundPage,
  indexedPage,
  type Page,
  type PartQuery,
} from './found-orders-queries.ts'
import { indexedTexts } from './indexed-texts-queries.ts'
import { isSearch } from './order-filter-queries.ts'
import { isRareMark } from './order-mark-queries.ts'
import { isByAge, isPaid } from './order-sort-queries.ts'
import { pageByName } from './page-by-name-queries.ts'
import { readPage, readPerOrder } from './read-orders-queries.ts'

export type OrderPart = {
  orders: Order[]
  /** Cursor of the next part; undefined after the last part. */
  nextCursor: string | undefined
}

export type CountedOrderPart = OrderPart & {
  /** Number of orders that match the filters; with a search or a mark, counted up to `mostCounted`. */
  matching: number
  /** Number of all paid orders. */
  total: number
}

/** The part of the paid orders after the cursor. Problem malformed_request for an unknown cursor. */
export async function paidOrderPart(
  sql: Sql,
  query: PartQuery,
  now: Date,
): Promise<CountedOrderPart> {
  const counts = await orderCounts(sql, query, now)
  const { ids, counted } = await page(sql, query, now, counts)
  return {
    ...(await partWithIds(sql, query, ids)),
    matching: (await counted?.()) ?? counts.matching,
    total: counts.total,
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

/**
 * Common texts are found by reading orders in the order of the list, rare ones by the index of the text. The first
 * orders that are read show how common a text is. The few orders of a short period are all read, and so are those with a
 * rare mark.
 */
async function page(sql: Sql, query: PartQuery, now: Date, counts?: OrderCounts): Promise<Page> {
  const { cursor, sort = 'newest' } = query
  if (cursor !== undefined && !(await isPaid(sql, idOfCursor(cursor, sort)))) throw unknownCursor()
  if (query.ids || isRareMark(query.mark)) return foundPage(sql, query, now)
  if (query.period && (isSearch(query) || sort === 'name')) {
    const { matching } = counts ?? (await orderCounts(sql, query, now))
    if (matching <= few) {
      const { ids, counted } = await foundPage(sql, query, now, { areFew: true })
      return isSearch(query) || query.mark ? { ids, counted } : { ids }
    }
  }
  if (!isSearch(query)) {
    const ids = await readPage(sql, query, now)
    return query.mark ? { ids, counted: () => countedUp(sql, query, now, []) } : { ids }
  }
  const read = (await isWorthReading(sql, query, now)) ? await readPage(sql, query, now) : []
  if (read.length > query.limit) return { ids: read, counted: () => countedUp(sql, query, now, []) }
  const indexed = await indexedTexts(sql, query, now)
  if (sort === 'name') return pageByName(sql, query, now, indexed)
  if (query.period || !isByAge(query) || read.length < query.limit * readPerOrder.enough)
    return indexedPage(sql, query, now, indexed)
  const more = await readPage(sql, query, now, { perOrder: readPerOrder.more })
  if (more.length <= query.limit) return indexedPage(sql, query, now, indexed)
  return { ids: more, counted: () => countedUp(sql, query, now, indexed) }
}

/**
 * Whether a search begins in the order of the list. By name or total, the orders of a period lie far apart, so the newest
 * ones tell first whether the text is common.
 */
async function isWorthReading(sql: Sql, query: PartQuery, now: Date): Promise<boolean> {
  const { cursor: _cursor, ...fromTheStart } = query
  if (!query.period || isByAge(query)) return true
  const newest = await readPage(sql, { ...fromTheStart, sort: 'newest' }, now)
  return newest.length > query.limit
}
