import type { Order } from '../../../shared/contract/api.d.ts'
import { cursorAfter, idOfCursor, unknownCursor } from '../../../shared/lists/cursor.ts'
import {
  countUp,
  idsOfPart,
  type List,
  type Part,
} from '../../../shared/lists/ids-of-part-queries.ts'
import { plannedForValues } from '../../../shared/lists/planned-for-values-queries.ts'
import type { Pool, Sql } from '../../../shared/transaction.ts'
import { ordersWithIds } from '../paid-order-queries.ts'
import { orderCounts } from './order-count-queries.ts'
import { isSearch, type OrderQuery, plainFilter, searchFilter } from './order-filter-queries.ts'
import { isRareMark } from './order-mark-queries.ts'
import { inOrder, isAfter, isPaid, sortColumn } from './order-sort-queries.ts'

type PartQuery = OrderQuery & { limit: number }

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
  sql: Pool,
  query: PartQuery,
  now: Date,
): Promise<CountedOrderPart> {
  const { ids, counted } = await plannedForValues(sql, async (tx) => {
    const { ids, counted } = await page(tx, query, now)
    const isCounted = counted !== undefined || !isSearch(query)
    return { ids, counted: isCounted ? counted : await countUp(tx, listOf(tx, query, now)) }
  })
  const { matching, total } = await orderCounts(sql, query, now)
  return { ...(await partWithIds(sql, query, ids)), matching: counted ?? matching, total }
}

/** The same without the counts. */
export async function uncountedOrderPart(
  sql: Pool,
  query: PartQuery,
  now: Date,
): Promise<OrderPart> {
  const { ids } = await plannedForValues(sql, (tx) => page(tx, query, now))
  return partWithIds(sql, query, ids)
}

/** Ids of the orders of a part and of the order after it. */
async function page(sql: Sql, query: PartQuery, now: Date): Promise<Part> {
  const { cursor, sort = 'newest', limit } = query
  if (cursor !== undefined && !(await isPaid(sql, idOfCursor(cursor, sort)))) throw unknownCursor()
  return idsOfPart(sql, listOf(sql, query, now), limit + 1)
}

const listOf = (sql: Sql, query: OrderQuery, now: Date): List => ({
  table: sql`orders.orders`,
  filter: plainFilter(sql, query, now),
  matches: isSearch(query) ? searchFilter(sql, query) : undefined,
  areFew: query.ids !== undefined || isRareMark(query.mark),
  isAfter: isAfter(sql, query),
  column: sortColumn(query),
  order: inOrder(sql, query),
})

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
