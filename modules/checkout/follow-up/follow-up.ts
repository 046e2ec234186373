import type { Clock } from '../../shared/clock.ts'
import type { Alert } from '../../shared/contract/api.d.ts'
import type { Enqueue } from '../../shared/jobs.ts'
import { Problem } from '../../shared/problem.ts'
import { inTransaction, type Pool } from '../../shared/transaction.ts'
import { queues } from '../jobs.ts'
import * as queries from './alert-queries.ts'

/** Orders that staff are shown at once; the others follow as these are settled. */
const mostAlerts = 100

type Dependencies = { sql: Pool; enqueue: Enqueue; clock: Clock }

/** Receipts and refunds that failed for good: they are noted, shown to staff, and tried again when staff say so. */
export function createFollowUp({ sql, enqueue, clock }: Dependencies) {
  return {
    alerts: (): Promise<Alert[]> => queries.alerts(sql, mostAlerts),
    noteReceiptFailed: (orderId: number) => queries.noteReceiptFailed(sql, orderId, clock()),
    noteRefundFailed: (orderId: number) => queries.noteRefundFailed(sql, orderId, clock()),

    /** Does nothing while the receipt waits to be sent; Problem order_not_found. */
    resendReceipt: (orderId: number): Promise<void> =>
      inTransaction(sql, async (tx) => {
        const receipt = await queries.receiptIsDue(tx, orderId)
        if (!receipt) throw new Problem('order_not_found', { field: 'id' })
        if (receipt === 'due') await enqueue(tx, queues.receipt, { orderId })
      }),

    /** Does nothing for an order without a refund that is due; Problem order_not_found. */
    retryRefund: (orderId: number): Promise<void> =>
      inTransaction(sql, async (tx) => {
        const refund = await queries.refundIsDue(tx, orderId)
        if (!refund) throw new Problem('order_not_found', { field: 'id' })
        if (refund === 'due') await enqueue(tx, queues.refund, { orderId })
      }),
  }
}
