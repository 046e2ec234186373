import { inTransaction, type Pool } from '../../shared/transaction.ts'
import type { Payments } from '../provider/payments.ts'
import { saveDispute } from './payment-queries.ts'
import * as queries from './refund-queries.ts'

/** Stores a dispute as the provider has it now; safe to repeat. Does nothing for payments of no paid order. */
export async function noteDispute(
  { sql, payments }: { sql: Pool; payments: Payments },
  id: string,
): Promise<void> {
  const { intentId, ...dispute } = (await payments.dispute(id)) ?? { intentId: undefined }
  if (intentId === undefined || !('id' in dispute)) return
  await inTransaction(sql, async (tx) => {
    const order = await queries.lockedPaidOrder(tx, { intentId })
    if (!order) return
    await saveDispute(tx, order.id, dispute)
    await queries.sumUp(tx, order.id)
  })
}
