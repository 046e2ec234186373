import type { Clock } from '../../shared/clock.ts'
import type { Enqueue } from '../../shared/jobs.ts'
import { inTransaction, type Pool } from '../../shared/transaction.ts'
import { settledOrder, settleRefund } from '../orders/paid-order-queries.ts'
import type { Payments } from '../provider/payments.ts'
import { queueMailOnce } from './queue-mails.ts'

export type Refunding = { sql: Pool; payments: Payments; enqueue: Enqueue; clock: Clock }

/**
 * Refunds an order that could not be delivered, and queues the mail about it, once even if the refund is repeated. Does
 * nothing unless a refund is due.
 */
export async function refundOrder(
  { sql, payments, enqueue, clock }: Refunding,
  orderId: number,
): Promise<void> {
  const { payment, paymentIntentId } = await settledOrder(sql, orderId)
  if (payment !== 'refund_due') return
  const amount = await payments.refund(paymentIntentId)
  await inTransaction(sql, async (tx) => {
    if (await settleRefund(tx, orderId, amount))
      await queueMailOnce(tx, enqueue, { orderId, kind: 'refunded', at: clock() })
  })
}
