import type { Transaction } from '../../shared/transaction.ts'
import { lockedOrder, type OrderRow, setDiscountUse } from '../orders/order-queries.ts'
import * as queries from './discount-queries.ts'

/**
 * Counts the order as a use of this code (null: none) instead of its previous code. False, with nothing changed, when
 * the code has no use left.
 */
export async function claimUse(
  tx: Transaction,
  order: Pick<OrderRow, 'id' | 'discountCodeId'>,
  codeId: number | null,
): Promise<boolean> {
  const before = order.discountCodeId
  // Callers lock codes before products, and lockCodes sorts by id: one lock order everywhere avoids deadlocks.
  await queries.lockCodes(tx, [before, codeId])
  if (before === codeId) return true
  if (codeId !== null && !(await queries.addedUse(tx, codeId))) return false
  if (before !== null) await queries.removeUse(tx, before)
  await setDiscountUse(tx, order.id, codeId)
  return true
}

/** Gives back the order's use of a discount code, if it has one. */
export async function releaseUse(tx: Transaction, orderId: number): Promise<void> {
  const order = await lockedOrder(tx, orderId)
  if (order) await claimUse(tx, order, null)
}
