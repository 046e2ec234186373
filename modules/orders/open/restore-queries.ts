import type { Transaction } from '../../shared/transaction.ts'
import { type OrderRow, orderColumns } from '../order/order-queries.ts'
import { type NewRevision, revisionRows } from '../revisions/revision-queries.ts'

/**
 * The order with this number, locked. If the database has lost it, it is written again for the session, as an abandoned
 * one: the session may have another open order.
 */
export async function orderAgain(
  tx: Transaction,
  { orderNumber, session, at }: { orderNumber: string; session: string; at: Date },
): Promise<OrderRow> {
  await tx`
    insert into orders.orders (order_number, session_id, payment, created_at, held_until)
    values (${orderNumber}, ${session}, 'abandoned', ${at}, ${at})
    on conflict (order_number) do nothing
  `
  const [order] = await tx<OrderRow[]>`
    select ${orderColumns(tx)}
    from orders.orders
    where order_number = ${orderNumber}
    for update
  `
  if (!order) throw new Error('The order was not written')
  return order
}

/** Writes a revision of a locked order again. Its discount code is not counted as used. */
export async function writeRevisionAgain(
  tx: Transaction,
  orderId: number,
  revision: number,
  contents: NewRevision,
): Promise<void> {
  await tx`
    with kept as (
      update orders.orders
      set revision = ${revision}
      where id = ${orderId}
      returning id, revision
    ), ${revisionRows(tx, contents)}
  `
}

/** Links an intent to a locked order, in place of the one that it has. */
export async function linkAgain(
  tx: Transaction,
  orderId: number,
  paymentIntentId: string,
): Promise<void> {
  await tx`
    update orders.orders
    set payment_intent_id = ${paymentIntentId}
    where id = ${orderId}
  `
}
