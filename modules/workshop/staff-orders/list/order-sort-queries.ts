import { idOfCursor } from '../../../shared/lists/cursor.ts'
import type { Sql } from '../../../shared/transaction.ts'
import type { OrderQuery } from './order-filter-queries.ts'

/** Sort column of each view; ties are sorted by id. An index covers both. */
const sorts = {
  newest: { column: 'created_at', isDescending: true },
  oldest: { column: 'created_at', isDescending: false },
  highest: { column: 'total', isDescending: true },
  lowest: { column: 'total', isDescending: false },
  name: { column: 'customer_name', isDescending: false },
} as const

/** The sort column of the list. */
export const sortColumn = ({ sort = 'newest' }: OrderQuery) => sorts[sort].column

/** The list's `order by`. */
export function inOrder(sql: Sql, { sort = 'newest' }: OrderQuery) {
  const { column, isDescending } = sorts[sort]
  const direction = isDescending ? sql`desc` : sql`asc`
  return sql`${sql(column)} ${direction}, id ${direction}`
}

/** The condition for the part after the cursor. The sort columns of a paid order never change, so a cursor stays valid. */
export function isAfter(sql: Sql, { cursor, sort = 'newest' }: OrderQuery) {
  if (cursor === undefined) return sql`true`
  const { column, isDescending } = sorts[sort]
  return sql`
    (${sql(column)}, id) ${isDescending ? sql`<` : sql`>`} (
      select ${sql(column)}, id
      from orders.orders
      where id = ${idOfCursor(cursor, sort)}
    )
  `
}

/** Whether there is a paid order with this id. */
export async function isPaid(sql: Sql, id: number): Promise<boolean> {
  const [row] = await sql`
    select
    from orders.orders
    where id = ${id}
      and payment = 'paid'
  `
  return row !== undefined
}
