import type { OrderStatus } from '../../shared/contract/api.d.ts'
import type { Sql, Transaction } from '../../shared/transaction.ts'
import type { Payment } from '../orders/order-queries.ts'

/** What became of an order's payment and parcel, which nothing changes until the transaction ends. */
export async function lockedState(
  tx: Transaction,
  id: number,
): Promise<{ payment: Payment; status: OrderStatus } | undefined> {
  const [row] = await tx<{ payment: Payment; status: OrderStatus }[]>`
    select payment, status
    from checkout.orders
    where id = ${id}
    for update
  `
  return row
}

export async function noteRefundFailed(sql: Sql, id: number, at: Date): Promise<void> {
  await sql`
    update checkout.orders
    set refund_failed_at = ${at},
        payment = 'refund_due'
    where id = ${id}
      and payment in ('refund_due', 'refunded')
  `
}

/** 'due' when a refund waits, 'settled' when there is nothing to do, undefined for an order that is not paid. */
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
