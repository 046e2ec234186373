import type { Clock } from '../../shared/clock.ts'
import type { Alert } from '../../shared/contract/api.d.ts'
import type { Enqueue } from '../../shared/jobs.ts'
import { Problem } from '../../shared/problem.ts'
import { inTransaction, type Pool, type Transaction } from '../../shared/transaction.ts'
import { queues } from '../jobs.ts'
import { writeLog } from '../orders/order-log-queries.ts'
import * as queries from './alert-queries.ts'
import * as notices from './notice-queries.ts'
import type { Notice } from './shipping-notice.ts'

/** Alerts that staff are shown at once; the others follow as these are settled. */
const mostAlerts = 100

type Dependencies = { sql: Pool; enqueue: Enqueue; clock: Clock }

export type FollowUp = ReturnType<typeof createFollowUp>

/** Mails and refunds that failed for good: they are noted, shown to staff, and tried again when staff say so. */
export function createFollowUp({ sql, enqueue, clock }: Dependencies) {
  const writeDown = (
    tx: Transaction,
    orderId: number,
    event: Alert['kind'],
    administrator: string,
  ) => writeLog(tx, [{ orderId, event, administrator, at: clock() }])

  return {
    alerts: (): Promise<Alert[]> => queries.alerts(sql, mostAlerts),
    noteReceiptFailed: (orderId: number) => queries.noteReceiptFailed(sql, orderId, clock()),
    noteNoticeFailed: ({ orderId, number }: Notice) =>
      notices.noteNoticeFailed(sql, orderId, number, clock()),
    noteRefundFailed: (orderId: number) => queries.noteRefundFailed(sql, orderId, clock()),

    /** Money that belongs to no order has nobody who would ask for it: it is tried again until it is back. */
    insistOnRefund: (intentId: string): Promise<void> =>
      inTransaction(sql, (tx) => enqueue(tx, queues.strayRefund, { intentId })),

    /** Does nothing while the receipt waits to be sent; Problem order_not_found. */
    resendReceipt: (orderId: number, administrator: string): Promise<void> =>
      inTransaction(sql, async (tx) => {
        const receipt = await queries.receiptIsDue(tx, orderId)
        if (!receipt) throw new Problem('order_not_found', { field: 'id' })
        if (receipt !== 'due') return
        await enqueue(tx, queues.receipt, { orderId })
        await writeDown(tx, orderId, 'receipt', administrator)
      }),

    /** Does nothing while the mail waits, nor when the order is not on its way; Problem order_not_found. */
    resendNotice: (orderId: number, administrator: string): Promise<void> =>
      inTransaction(sql, async (tx) => {
        const number = await notices.noticeIsDue(tx, orderId)
        if (number === undefined) throw new Problem('order_not_found', { field: 'id' })
        if (number === null) return
        await enqueue(tx, queues.notice, { orderId, number })
        await writeDown(tx, orderId, 'notice', administrator)
      }),

    /** Does nothing for an order without a refund that is due; Problem order_not_found. */
    retryRefund: (orderId: number, administrator: string): Promise<void> =>
      inTransaction(sql, async (tx) => {
        const refund = await queries.refundIsDue(tx, orderId)
        if (!refund) throw new Problem('order_not_found', { field: 'id' })
        if (refund !== 'due') return
        await enqueue(tx, queues.refund, { orderId })
        await writeDown(tx, orderId, 'refund', administrator)
      }),
  }
}
