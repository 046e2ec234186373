import { inTransaction, type Pool, type Transaction } from '../../shared/transaction.ts'
import { claimUse } from '../discounts/discount-use.ts'
import { releaseHolds } from '../holds/hold-queries.ts'
import * as queries from './order-queries.ts'

/**
 * Gives an open order up: what it held goes back to the other buyers, units and discount code alike. Only
 * for an order whose intent, as it was read before, can't be paid any more, or that had none: one that got
 * another meanwhile is left as it is.
 */
export const abandonOrder = (
  sql: Pool,
  { id, paymentIntentId }: Pick<queries.OrderRow, 'id' | 'paymentIntentId'>,
): Promise<void> =>
  inTransaction(sql, async (tx) => {
    const order = await queries.lockedOrder(tx, id)
    if (order?.paymentIntentId === paymentIntentId) await abandonLocked(tx, order)
  })

/** The same within the transaction that has the order's lock. */
export async function abandonLocked(tx: Transaction, order: queries.OrderRow): Promise<void> {
  if (order.payment !== 'open') return
  await releaseHolds(tx, order.id)
  await claimUse(tx, order, null)
  await queries.setPayment(tx, order.id, 'open', 'abandoned')
}
