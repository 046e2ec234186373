import { lockedOrder, type OrderRow, setPayment } from '../../orders/index.ts'
import { inTransaction, type Pool, type Transaction } from '../../shared/transaction.ts'
import { claimUse } from '../discounts/discount-use.ts'
import { releaseHolds } from '../holds/hold-queries.ts'

/**
 * Abandons an open order: releases its held units and its use of a discount code. Only for an order whose intent, as
 * read before, can't be paid any more, or that had none. Does nothing when another intent has been linked to the order
 * since.
 */
export const abandonOrder = (
  { sql }: { sql: Pool },
  { id, paymentIntentId }: Pick<OrderRow, 'id' | 'paymentIntentId'>,
): Promise<void> =>
  inTransaction(sql, async (tx) => {
    const order = await lockedOrder(tx, id)
    if (order?.paymentIntentId === paymentIntentId) await abandonLocked(tx, order)
  })

/** Does the same within the transaction that has locked the order. */
export async function abandonLocked(tx: Transaction, order: OrderRow): Promise<void> {
  if (order.payment !== 'open') return
  await releaseHolds(tx, order.id)
  await claimUse(tx, order, null)
  await setPayment(tx, order.id, 'open', 'abandoned')
}
