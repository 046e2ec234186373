import type { Sql } from '../../../shared/transaction.ts'
import type { PartQuery } from './found-orders-queries.ts'
import { isSearch, plainFilter, searchFilter } from './order-filter-queries.ts'
import { inOrder, isAfter, isByAge, sortColumn } from './order-sort-queries.ts'
import { isPeriodByTotal, ordersOfDays } from './orders-of-days-queries.ts'
import { startsAtStretch } from './stretch-queries.ts'

/**
 * Orders read in the order of the list, per order wanted, before a search turns to the index of the text: more when
 * `enough` of the wanted ones were among the first. The index finds as many orders as match, which takes longer.
 */
export const readPerOrder = { first: 80, more: 640, ofPeriod: 8, enough: 0.25 }

/** Orders read at first, per order wanted: fewer of a period, where the index finds the matches of its weeks alone. */
export const firstPerOrder = ({ period }: PartQuery): number =>
  period ? readPerOrder.ofPeriod : readPerOrder.first

/** What is read; default: the first orders after the cursor. */
type Reading = {
  perOrder?: number
  /** The stretch of the alphabet where a list by name is read from. */
  stretch?: number
}

/**
 * Reads orders in the order of the list, for the ids of a part and of the order after it. A search stops after a number
 * of orders, whether they match or not.
 */
export async function readPage(
  sql: Sql,
  query: PartQuery,
  now: Date,
  { perOrder = firstPerOrder(query), stretch = 0 }: Reading = {},
): Promise<number[]> {
  const { limit } = query
  const most = isSearch(query) ? limit * perOrder : limit + 1
  // Where orders of a period lie far apart, an index alone tells which ones they are.
  const areApart = query.period !== undefined && !isByAge(query)
  const text = isSearch(query) && !areApart ? sql`search_text` : sql`null`
  const first = sql`
    select id, ${sortColumn(sql, query)}, ${text} as search_text
    from checkout.orders
    where ${plainFilter(sql, query, now)}
      and ${isAfter(sql, query)}
      and ${startsAtStretch(sql, stretch)}
    order by ${inOrder(sql, query)}
    limit ${most}
  `
  const matches = searchFilter(sql, query)
  const matchesLater = sql`(select ${matches} from checkout.orders o where o.id = read.id)`
  const rows = await sql<{ id: number }[]>`
    select id
    from (${isPeriodByTotal(query) ? ordersOfDays(sql, query, now, most) : first}) read
    where ${isSearch(query) && areApart ? matchesLater : matches}
    order by ${inOrder(sql, query)}
    limit ${limit + 1}
  `
  return rows.map(({ id }) => id)
}
