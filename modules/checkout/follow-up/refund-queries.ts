import type { OrderStatus } from '../../shared/contract/api.d.ts'
import type { Sql, Transaction } from '../../shared/transaction.ts'
import type { Payment } from '../orders/order-queries.ts'
import { isAwaited } from '../orders/unapproved-queries.ts'

/** `isAwaited`: whether a design waits for the customer. */
type OrderState = { payment: Payment; status: OrderStatus; isAwaited: boolean }

/** The order's state, locked until the transaction ends; undefined for an unknown order. */
export async function lockedState(tx: Transaction, id: number): Promise<OrderState | undefined> {
  const [row] = await tx<OrderState[]>`
    select payment, status, ${isAwaited(tx)} as "isAwaited"
    from checkout.orders o
    where id = ${id}
    for update of o
  `
  return row
}

/** Records a failed refund, which is due again; staff see it as an alert. */
export async function noteRefundFailed(sql: Sql, id: number, at: Date): Promise<void> {
  await sql`
    update checkout.orders
    set refund_failed_at = ${at},
        payment = 'refund_due'
    where id = ${id}
      and payment in ('refund_due', 'refunded')
  `
}

/**
 * Clears the failure of an order's refund. 'due' while a refund is due, 'settled' when there is none, undefined for an
 * order that was never paid.
 */
export async function refundIsDue(sql: Sql, id: number): Promise<'due' | 'settled' | undefined> {
  const [row] = await sql<{ isDue: boolean }[]>`
    update checkout.orders
    set refund_failed_at = null
    where id = ${id}
      and paid_at is not null
    returning payment = 'refund_due' as "isDue"
  `
  if (!row) return undefined
  return row.isDue ? 'due' : 'settled'
}

/**
 * Clears the failure of an order's refund, which stays due; false when it had none, undefined for an order that was
 * never paid.
 */
export async function clearRefundFailure(
  tx: Transaction,
  id: number,
): Promise<boolean | undefined> {
  const [row] = await tx<{ hadFailed: boolean }[]>`
    with before as (
      select id, refund_failed_at
      from checkout.orders
      where id = ${id}
        and paid_at is not null
      for update
    )
    update checkout.orders o
    set refund_failed_at = null
    from before
    where o.id = before.id
    returning before.refund_failed_at is not null as "hadFailed"
  `
  return row?.hadFailed
}
