import { idOfCursor } from '../../../shared/lists/cursor.ts'
import { groupedNumbers } from '../../../shared/lists/grouped-numbers.ts'
import { sampleOf } from '../../../shared/lists/sample-queries.ts'
import type { Sql } from '../../../shared/transaction.ts'
import { type OrderQuery, plainFilter, searchFilter } from './order-filter-queries.ts'
import { isAfter } from './order-sort-queries.ts'

/** Stretches of the alphabet from one to another, both included; default: to the last one. */
export type Stretches = { from: number; to?: number }

export type SampledStretch = {
  stretch: number
  orders: number
  /** How many of the orders match the search. */
  matching: number
}

/** SQL for the number of the stretch of the alphabet that the customer's name is in, in the order of a list by name. */
const stretch = (sql: Sql) => sql`width_bucket(customer_name, checkout.stretch_starts())`

/** The condition for orders of these stretches, which the indexes of the text serve together with the text. */
export const isInStretches = (sql: Sql, { from, to = last }: Stretches) =>
  sql`checkout.stretches_of(customer_name) && ${groupedNumbers({ from, to })}::int[]`

/** The last stretch that an index groups. Names end at 203. */
const last = 207

/** The condition for orders from a stretch on, which an index by name serves. */
export const startsAtStretch = (sql: Sql, from: number) =>
  from === 0 ? sql`true` : sql`customer_name >= (checkout.stretch_starts())[${from}::int]`

/** The stretch that a part of a list by name begins in. */
export async function firstStretch(sql: Sql, { cursor }: OrderQuery): Promise<number> {
  if (cursor === undefined) return 0
  const [row] = await sql<{ stretch: number }[]>`
    select ${stretch(sql)} as stretch
    from checkout.orders
    where id = ${idOfCursor(cursor, 'name')}
  `
  return row?.stretch ?? 0
}

/** The stretches with matching orders after the cursor, in order, by a sample of the orders. */
export const sampledStretches = (sql: Sql, query: OrderQuery, now: Date) =>
  sql<SampledStretch[]>`
    select stretch, count(*)::int as orders, (count(*) filter (where is_match))::int as matching
    from (
      select ${stretch(sql)} as stretch, ${searchFilter(sql, query)} as is_match
      from checkout.orders ${sampleOf(sql, 'checkout.orders')}
      where ${plainFilter(sql, query, now)}
        and ${isAfter(sql, query)}
    ) sampled
    group by stretch
    having bool_or(is_match)
    order by stretch
  `
