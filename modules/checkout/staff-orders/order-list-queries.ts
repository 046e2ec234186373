import type { Order, operations } from '../../shared/contract/api.d.ts'
import { cursorAfter, idOfCursor, unknownCursor } from '../../shared/cursor.ts'
import type { Sql } from '../../shared/transaction.ts'
import { orderOfRow, type PaidOrderRow, paidOrderColumns } from '../orders/paid-order-queries.ts'
import { startOfPeriod } from './period-queries.ts'

/** Filters, sort order, limit and cursor of a list of paid orders. */
export type OrderQuery = NonNullable<operations['listOrders']['parameters']['query']>

export type OrderPart = {
  orders: Order[]
  /** Number of orders that match the filters. */
  matching: number
  /** Number of all paid orders. */
  total: number
  /** Cursor of the next part; undefined after the last part. */
  nextCursor: string | undefined
}

/** Sort column of each view; ties are sorted by id. An index covers both and the columns of the filters. */
const sorts = {
  newest: { column: 'created_at', isDescending: true },
  oldest: { column: 'created_at', isDescending: false },
  highest: { column: 'total', isDescending: true },
  lowest: { column: 'total', isDescending: false },
  name: { column: 'customer_name', isDescending: false },
} as const

type Counts = { matching: number; all: number; hasCursor: boolean | null }
type PartRow = Counts & (PaidOrderRow | { id: null })

/**
 * The part of the paid orders after the cursor; without a limit, all that match. Problem malformed_request for an
 * unknown cursor.
 */
export async function paidOrderPart(sql: Sql, query: OrderQuery, now: Date): Promise<OrderPart> {
  const { limit, cursor, sort = 'newest' } = query
  const last = cursor === undefined ? null : idOfCursor(cursor, sort)
  const { column, isDescending } = sorts[sort]
  const direction = isDescending ? sql`desc` : sql`asc`
  const matches = filter(sql, query, now)
  // Without a matching order, the result is one row with the counts only.
  const rows = await sql<PartRow[]>`
    with matching as ${isSearch(query) ? sql`materialized` : sql`not materialized`} (
      select id, ${sql(column)}
      from checkout.orders
      where payment = 'paid'
        and ${matches}
    ), counts as (
      select
        ${isSearch(query) ? sql`(select count(*) from matching)` : sql`count(*) filter (where ${matches})`}::int as matching,
        count(*)::int as "all",
        bool_or(id = ${last}::int) as "hasCursor"
      from checkout.orders
      where payment = 'paid'
    ), part as (
      select id
      from matching
      where ${last === null ? sql`true` : isAfter(sql, last, sorts[sort])}
      order by ${sql(column)} ${direction}, id ${direction}
      limit ${limit === undefined ? null : limit + 1}
    )
    select counts.*, ${paidOrderColumns(sql)}
    from counts
    left join part on true
    left join checkout.orders o on o.id = part.id
    left join checkout.order_revisions r on r.order_id = o.id and r.revision = o.revision
    order by ${sql(`o.${column}`)} ${direction}, o.id ${direction}
  `
  const [counts] = rows
  if (last !== null && !counts?.hasCursor) throw unknownCursor()
  const orders = rows.flatMap(({ matching, all, hasCursor, ...row }) =>
    row.id === null ? [] : orderOfRow(row),
  )
  const shown = orders.slice(0, limit)
  const end = shown.at(-1)
  return {
    orders: shown,
    matching: counts?.matching ?? 0,
    total: counts?.all ?? 0,
    nextCursor: end && shown.length < orders.length ? cursorAfter(end.id, sort) : undefined,
  }
}

/**
 * A text search can't use an index, so it runs once and its result is materialized. Other filters are faster counted in
 * the same scan.
 */
const isSearch = ({ search = '' }: OrderQuery) => search.trim() !== ''

const filter = (sql: Sql, { search = '', status, period, ids }: OrderQuery, now: Date) => sql`(
  ${status ? sql`status = ${status}` : sql`true`}
  and ${period ? sql`created_at >= ${startOfPeriod(sql, period, now)}` : sql`true`}
  and ${search.trim() ? contains(sql, search.trim()) : sql`true`}
  and ${ids ? sql`id = any(${ids})` : sql`true`}
)`

/** Maximum words of a search, since each is searched for in every order. */
const mostWords = 10

/** Every word occurs in some field of the order. Digits separated by blanks are one number. */
const contains = (sql: Sql, search: string) => {
  const number = numberOf(search)
  if (number !== undefined && /^\d+$/.test(number)) return hasText(sql, number)
  const words = search
    .split(/\s+/)
    .slice(0, mostWords)
    .map((word) => hasText(sql, word))
    .reduce((all, word) => sql`${all} and ${word}`)
  return number === undefined ? words : sql`(${words} or ${hasText(sql, number)})`
}

/** The subquery normalizes the text once instead of once per order. */
const hasText = (sql: Sql, text: string) =>
  sql`position((select lower(normalize(${text}) collate "nb-x-icu") collate "C") in search_text) > 0`

/**
 * A phone or tracking number in the form of the search text: without blanks and without Norway's prefix, which few
 * customers give. Undefined for any other text.
 */
function numberOf(search: string): string | undefined {
  if (!/^[+A-Za-z\d -]*\d[A-Za-z\d -]*$/.test(search)) return undefined
  return search.replaceAll(' ', '').replace(/^(?:\+|00)47(?=\d)/, '')
}

/** The sort columns of a paid order never change, so a cursor stays valid. */
const isAfter = (
  sql: Sql,
  id: number,
  { column, isDescending }: (typeof sorts)[keyof typeof sorts],
) => sql`
  (${sql(column)}, id) ${isDescending ? sql`<` : sql`>`} (
    select ${sql(column)}, id
    from checkout.orders
    where id = ${id}
  )
`
