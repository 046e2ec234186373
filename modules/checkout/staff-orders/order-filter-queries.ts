import type { operations } from '../../shared/contract/api.d.ts'
import { textContainsAll } from '../../shared/lists/text-search-queries.ts'
import type { Sql } from '../../shared/transaction.ts'
import { startOfPeriod } from './period-queries.ts'

/** Filters, sort order, limit and cursor of a list of paid orders. */
export type OrderQuery = NonNullable<operations['listOrders']['parameters']['query']>

/** Whether the orders are filtered by a text. */
export const isSearch = ({ search = '' }: OrderQuery): boolean => search.trim() !== ''

/** The condition of all filters except the search. */
export const plainFilter = (sql: Sql, { status, period, ids }: OrderQuery, now: Date) => sql`(
  payment = 'paid'
  and ${status ? sql`status = ${status}` : sql`true`}
  and ${period ? sql`created_at >= ${startOfPeriod(sql, period, now)}` : sql`true`}
  and ${ids ? sql`id = any(${ids})` : sql`true`}
)`

/** Maximum words of a search, since each is searched for in every order. */
const mostWords = 10

/**
 * The condition of the search: every word occurs in some field of the order. Digits separated by blanks are one number.
 * With `isScan`, no index of the text is used.
 */
export function searchFilter(sql: Sql, { search = '' }: OrderQuery, isScan = false) {
  const text = search.trim()
  if (!text) return sql`true`
  const has = (parts: readonly string[]) => textContainsAll(sql, parts, isScan)
  const number = numberOf(text)
  if (number !== undefined && /^\d+$/.test(number)) return has([number])
  const words = has(text.split(/\s+/).slice(0, mostWords))
  return number === undefined ? sql`(${words})` : sql`(${words} or ${has([number])})`
}

/**
 * A phone or tracking number in the form of the search text: without blanks and without Norway's prefix, which few
 * customers give. Undefined for any other text.
 */
function numberOf(search: string): string | undefined {
  if (!/^[+A-Za-z\d -]*\d[A-Za-z\d -]*$/.test(search)) return undefined
  return search.replaceAll(' ', '').replace(/^(?:\+|00)47(?=\d)/, '')
}
