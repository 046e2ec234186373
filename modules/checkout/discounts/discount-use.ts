import { lockedOrder, type OrderRow } from '../../orders/index.ts'
import type { Transaction } from '../../shared/transaction.ts'
import * as queries from './use-queries.ts'

type UsingOrder = Pick<OrderRow, 'id' | 'discountCodeId'>

/**
 * Counts the order as a use of this code (null: none) instead of its previous code. False, with nothing changed, when
 * the code has no use left. The caller has locked the codes, unless the code is null.
 */
export async function claimUse(
  tx: Transaction,
  { id, discountCodeId }: UsingOrder,
  codeId: number | null,
): Promise<boolean> {
  if (discountCodeId === codeId) return true
  return queries.movedUse(tx, id, { from: discountCodeId, to: codeId })
}

/**
 * As `claimUse`, for an order that is being settled. Also false when it holds a use of a code with more holds than
 * uses, and others have paid for them all.
 */
export async function claimPaidUse(
  tx: Transaction,
  order: OrderRow & { isCodeOverdrawn: boolean },
  codeId: number | null,
): Promise<boolean> {
  if (codeId === null || codeId !== order.discountCodeId) return claimUse(tx, order, codeId)
  return !order.isCodeOverdrawn || queries.hasUnpaidUse(tx, codeId)
}

/** Gives back the order's use of a discount code, if it has one. */
export async function releaseUse(tx: Transaction, orderId: number): Promise<void> {
  const order = await lockedOrder(tx, orderId)
  if (order) await claimUse(tx, order, null)
}
