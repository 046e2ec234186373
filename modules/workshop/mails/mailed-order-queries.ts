import { type SettledOrder, settledOrderColumns } from '../../orders/index.ts'
import type { Sql } from '../../shared/transaction.ts'
import { isAwaited } from '../sewing/unapproved-queries.ts'

/** An order as its mails need it. `isAwaited`: whether a design waits for the customer. */
export type MailedOrder = SettledOrder & { isAwaited: boolean }

/** The order with its current revision, without lines. Throws for an unknown id or an order without a revision. */
export async function mailedOrder(sql: Sql, id: number): Promise<MailedOrder> {
  const [row] = await sql<MailedOrder[]>`
    select ${settledOrderColumns(sql)}, ${isAwaited(sql)} as "isAwaited"
    from orders.orders o
    join orders.revisions r on r.order_id = o.id and r.revision = o.revision
    where o.id = ${id}
  `
  if (!row) throw new Error(`There is no order ${id}`)
  return row
}
