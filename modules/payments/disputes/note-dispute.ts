import { recordEvents } from '../../events/index.ts'
import type { Clock } from '../../shared/clock.ts'
import { inTransaction, type Pool } from '../../shared/transaction.ts'
import type { Payments } from '../provider/payments.ts'
import { lockedSettledOrder } from '../refunds/refund-queries.ts'
import { sumUp } from '../refunds/refund-state-queries.ts'
import { saveDispute } from './dispute-queries.ts'

/** Stores a dispute as the provider has it now; safe to repeat. Does nothing for payments of no paid order. */
export async function noteDispute(
  { sql, payments, clock }: { sql: Pool; payments: Payments; clock: Clock },
  id: string,
): Promise<void> {
  const { intentId, ...dispute } = (await payments.dispute(id)) ?? { intentId: undefined }
  if (intentId === undefined || !('id' in dispute)) return
  await inTransaction(sql, async (tx) => {
    const order = await lockedSettledOrder(tx, { intentId })
    if (order?.payment !== 'paid') return
    const isChanged = await saveDispute(tx, order.id, dispute)
    const { amount, status } = dispute
    const event = { kind: 'dispute_changed', orderId: order.id, amount, status } as const
    if (isChanged) await recordEvents(tx, clock(), [event])
    await sumUp(tx, order.id)
  })
}
