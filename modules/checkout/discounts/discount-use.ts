import type { Transaction } from '../../shared/transaction.ts'
import { lockedOrder, type OrderRow, setDiscountUse } from '../orders/order-queries.ts'
import * as queries from './discount-queries.ts'

/**
 * Counts the order as a use of the code (null: of none) in place of the one it was a use of before.
 * False, with nothing changed, when the code has no use left.
 */
export async function claimUse(
  tx: Transaction,
  order: Pick<OrderRow, 'id' | 'discountCodeId'>,
  codeId: number | null,
): Promise<boolean> {
  const before = order.discountCodeId
  // Before any units, and in the order of their ids: nobody waits for each other in a circle.
  await queries.lockCodes(tx, [before, codeId])
  if (before === codeId) return true
  if (codeId !== null && !(await queries.addedUse(tx, codeId))) return false
  if (before !== null) await queries.removeUse(tx, before)
  await setDiscountUse(tx, order.id, codeId)
  return true
}

/** The order no longer counts as a use of any code. */
export async function releaseUse(tx: Transaction, orderId: number): Promise<void> {
  const order = await lockedOrder(tx, orderId)
  if (order) await claimUse(tx, order, null)
}
