import type { Sql } from '../../../shared/transaction.ts'
import type { PartQuery } from './found-orders-queries.ts'
import { isSearch, plainFilter, searchFilter } from './order-filter-queries.ts'
import { inOrder, isAfter, sortColumn } from './order-sort-queries.ts'
import { startsAtStretch } from './stretch-queries.ts'

/**
 * Orders read in the order of the list, per order wanted, before a search turns to the index of the text: more when
 * `enough` of the wanted ones were among the first. The index finds as many orders as match, which takes longer.
 */
export const readPerOrder = { first: 80, more: 640, enough: 0.25 }

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
  { perOrder = readPerOrder.first, stretch = 0 }: Reading = {},
): Promise<number[]> {
  const { limit } = query
  const rows = await sql<{ id: number }[]>`
    select id
    from (
      select id, ${sortColumn(sql, query)}, ${isSearch(query) ? sql`search_text` : sql`null`} as search_text
      from checkout.orders
      where ${plainFilter(sql, query, now)}
        and ${isAfter(sql, query)}
        and ${startsAtStretch(sql, stretch)}
      order by ${inOrder(sql, query)}
      limit ${isSearch(query) ? limit * perOrder : limit + 1}
    ) read
    where ${searchFilter(sql, query)}
    order by ${inOrder(sql, query)}
    limit ${limit + 1}
  `
  return rows.map(({ id }) => id)
}
