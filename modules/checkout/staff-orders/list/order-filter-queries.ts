import type { operations } from '../../../shared/contract/api.d.ts'
import { textContainsAll } from '../../../shared/lists/text-search-queries.ts'
import type { Sql } from '../../../shared/transaction.ts'
import { markFilter } from './order-mark-queries.ts'
import { startOfPeriod } from './period-queries.ts'

/** Filters, sort order, limit and cursor of a list of paid orders. */
export type OrderQuery = NonNullable<operations['listOrders']['parameters']['query']>

/** Whether the orders are filtered by a text. */
export const isSearch = ({ search = '' }: OrderQuery): boolean => search.trim() !== ''

/** The condition of all filters except the search. */
export const plainFilter = (sql: Sql, { status, period, mark, ids }: OrderQuery, now: Date) => sql`(
  payment = 'paid'
  and ${status ? sql`status = ${status}` : sql`true`}
  and ${period ? sql`created_at >= ${startOfPeriod(sql, period, now)}` : sql`true`}
  and ${markFilter(sql, mark)}
  and ${ids ? sql`id = any(${ids})` : sql`true`}
)`

/** Maximum words of a search, since each is searched for in every order. */
const mostWords = 10

/** The words of a search; none without a search. Digits separated by blanks are one word. */
export function wordsOf({ search = '' }: OrderQuery): string[] {
  const text = search.trim()
  const number = numberOf(text)
  if (number !== undefined && /^\d+$/.test(number)) return [number]
  return text.split(/\s+/).filter(Boolean).slice(0, mostWords)
}

/**
 * The condition of the search: every word occurs in some field of the order. An index serves the `indexed`
 * texts; default: none, for a scan.
 */
export function searchFilter(sql: Sql, query: OrderQuery, indexed: readonly string[] = []) {
  const words = wordsOf(query)
  if (words.length === 0) return sql`true`
  const hasWords = textContainsAll(sql, words, indexed)
  const number = numberOf(query.search?.trim() ?? '')
  // What contains the whole number contains its parts.
  if (number === undefined || words.every((word) => number.includes(word)))
    return sql`(${hasWords})`
  const hasNumber = textContainsAll(sql, [number], indexed.length > 0 ? [number] : [])
  return sql`(${hasWords} or ${hasNumber})`
}

/**
 * A phone or tracking number in the form of the search text: without blanks and without Norway's prefix, which few
 * customers give. Undefined for any other text.
 */
function numberOf(search: string): string | undefined {
  if (!/^[+A-Za-z\d -]*\d[A-Za-z\d -]*$/.test(search)) return undefined
  return search.replaceAll(' ', '').replace(/^(?:\+|00)47(?=\d)/, '')
}
