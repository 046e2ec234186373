import type { operations } from '../../../shared/contract/api.d.ts'
import {
  firstLinesBegin,
  isShort,
  textContains,
  textHasWords,
} from '../../../shared/lists/text-search-queries.ts'
import type { Sql } from '../../../shared/transaction.ts'
import { markFilter } from './order-mark-queries.ts'
import { startOfPeriod } from './period-queries.ts'

/** Filters, sort order, limit and cursor of a list of paid orders. */
export type OrderQuery = NonNullable<operations['listOrders']['parameters']['query']>

/** Whether orders are filtered by more than status and period, which `orderCounts` counts. */
export const isSearch = ({ search = '', mark, ids }: OrderQuery): boolean =>
  search.trim() !== '' || mark !== undefined || ids !== undefined

/** The condition of status and period. */
export const plainFilter = (sql: Sql, { status, period }: OrderQuery, now: Date) => sql`(
  payment = 'paid'
  and ${status ? sql`status = ${status}` : sql`true`}
  and ${period ? sql`created_at >= ${startOfPeriod(sql, period, now)}` : sql`true`}
)`

/** The condition of all other filters. */
export const searchFilter = (sql: Sql, { search = '', mark, ids }: OrderQuery) => sql`(
  ${textFilter(sql, search.trim())}
  and ${markFilter(sql, mark)}
  and ${ids ? sql`id = any(${ids})` : sql`true`}
)`

/** Maximum words of a search, since each is searched for in every order. */
const mostWords = 10

/**
 * The condition of a text: every word occurs in some field of the order, or all of them are one number, written
 * without blanks. A text of short words alone is the beginning of order number, name or e-mail.
 */
function textFilter(sql: Sql, text: string) {
  if (text === '') return sql`true`
  const number = numberOf(text)
  if (number !== undefined && /^\d+$/.test(number)) return wordsFilter(sql, [number])
  const words = text.split(/\s+/).slice(0, mostWords)
  const hasWords = wordsFilter(sql, words)
  return number === undefined || words.length === 1 || isShort(number)
    ? hasWords
    : sql`(${hasWords} or ${textContains(sql, number)})`
}

const wordsFilter = (sql: Sql, words: readonly string[]) =>
  words.every(isShort)
    ? firstLinesBegin(sql, 3, words.join(' '))
    : sql`(${textHasWords(sql, words)})`

/**
 * A phone or tracking number in the form of the search text: without blanks and without Norway's prefix, which few
 * customers give. Undefined for any other text.
 */
function numberOf(search: string): string | undefined {
  if (!/^[+A-Za-z\d -]*\d[A-Za-z\d -]*$/.test(search)) return undefined
  return search.replaceAll(' ', '').replace(/^(?:\+|00)47(?=\d)/, '')
}
