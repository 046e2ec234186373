import type { Clock } from '../../shared/clock.ts'
import type { Alert } from '../../shared/contract/api.d.ts'
import type { Enqueue } from '../../shared/jobs.ts'
import { Problem } from '../../shared/problem.ts'
import { inTransaction, type Pool, type Transaction } from '../../shared/transaction.ts'
import { queues } from '../jobs.ts'
import { isOnItsWay } from '../orders/change-orders.ts'
import { writeLog } from '../orders/order-log-queries.ts'
import { alerts } from './alert-queries.ts'
import type { WantedMail } from './mail-kinds.ts'
import * as mails from './order-mail-queries.ts'
import { queueMailAgain } from './queue-mails.ts'
import * as refunds from './refund-queries.ts'

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

  /** Does nothing while such a mail waits, nor when the order gives no reason for it; Problem order_not_found. */
  const resend =
    (event: 'receipt' | 'notice') =>
    (orderId: number, administrator: string): Promise<void> =>
      inTransaction(sql, async (tx) => {
        const order = await refunds.lockedState(tx, orderId)
        const isRefunded = event === 'receipt' && order?.payment === 'refunded'
        if (!order || !(isRefunded || order.payment === 'paid'))
          throw new Problem('order_not_found', { field: 'id' })
        const at = clock()
        if (event === 'notice' && !isOnItsWay(order.status))
          return mails.withdrawMails(tx, [orderId], 'notice', at)
        const kind = isRefunded ? 'refunded' : event
        if (await queueMailAgain(tx, orderId, kind, { enqueue, at }))
          await writeDown(tx, orderId, event, administrator)
      })

  return {
    alerts: (): Promise<Alert[]> => alerts(sql, mostAlerts),
    noteMailFailed: (mail: WantedMail) => mails.noteMailFailed(sql, mail, clock()),
    noteRefundFailed: (orderId: number) => refunds.noteRefundFailed(sql, orderId, clock()),

    /** A payment without an order shows in no alert, so its refund is retried until it succeeds. */
    insistOnRefund: (intentId: string): Promise<void> =>
      inTransaction(sql, (tx) => enqueue(tx, queues.strayRefund, { intentId })),

    resendReceipt: resend('receipt'),
    resendNotice: resend('notice'),

    /** Does nothing for an order without a refund that is due; Problem order_not_found. */
    retryRefund: (orderId: number, administrator: string): Promise<void> =>
      inTransaction(sql, async (tx) => {
        const refund = await refunds.refundIsDue(tx, orderId)
        if (!refund) throw new Problem('order_not_found', { field: 'id' })
        if (refund !== 'due') return
        await enqueue(tx, queues.refund, { orderId })
        await writeDown(tx, orderId, 'refund', administrator)
      }),
  }
}
