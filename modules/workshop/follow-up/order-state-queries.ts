import { anonymous, type Payment } from '../../orders/index.ts'
import type { OrderStatus } from '../../shared/contract/api.d.ts'
import type { Transaction } from '../../shared/transaction.ts'
import { isAwaited } from '../sewing/unapproved-queries.ts'

/** `isAwaited`: whether a design waits for the customer; `isErased`: whether the customer was erased. */
type OrderState = { payment: Payment; status: OrderStatus; isAwaited: boolean; isErased: boolean }

/** The order's state, locked until the transaction ends; undefined for an unknown order. */
export async function lockedState(tx: Transaction, id: number): Promise<OrderState | undefined> {
  const [row] = await tx<OrderState[]>`
    select
      payment,
      status,
      ${isAwaited(tx)} as "isAwaited",
      customer_email = ${anonymous.email} as "isErased"
    from orders.orders o
    where id = ${id}
    for update of o
  `
  return row
}
