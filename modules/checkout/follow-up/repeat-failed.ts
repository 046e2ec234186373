import type { Clock } from '../../shared/clock.ts'
import type { Alert } from '../../shared/contract/api.d.ts'
import type { Enqueue } from '../../shared/jobs.ts'
import { Problem } from '../../shared/problem.ts'
import { inTransaction, type Pool, type Transaction } from '../../shared/transaction.ts'
import { alertOfMail, type MailAlert, mailKinds } from '../orders/mail-kinds.ts'
import { writeLog } from '../orders/order-log-queries.ts'
import { failedKinds, withdrawMails } from '../orders/order-mail-queries.ts'
import type { Payment } from '../orders/order-queries.ts'
import { queueMailAgain } from '../orders/queue-mails.ts'
import { queues } from '../queues.ts'
import { untoldAgain } from '../refunds/credit-note-queries.ts'
import { refundUndelivered } from '../refunds/refund-undelivered.ts'
import { repeatRefunds } from '../refunds/repeat-refunds.ts'
import { orderMails } from './order-mails.ts'
import { lockedState } from './order-state-queries.ts'

export type Repeating = { sql: Pool; enqueue: Enqueue; clock: Clock }

/**
 * Retries the failed mails behind an alert. If none failed, queues one more. Does nothing while one is waiting. Mails
 * that are no longer due are withdrawn instead. Problem order_not_found.
 */
export const resendMail = (
  { sql, enqueue, clock }: Repeating,
  event: MailAlert,
  orderId: number,
  administrator: string,
): Promise<void> =>
  inTransaction(sql, async (tx) => {
    const order = await lockedState(tx, orderId)
    if (!order || !hasMail(order.payment, event)) throw notFound()
    const at = clock()
    const kinds = mailKinds.filter((kind) => alertOfMail[kind] === event)
    const due = kinds.filter((kind) => orderMails[kind].isDue(order))
    const stale = kinds.filter((kind) => !due.includes(kind))
    await withdrawMails(tx, [orderId], stale, at)
    const failed = await failedKinds(tx, orderId, due)
    let isQueued = false
    for (const kind of failed.length > 0 ? failed : due.slice(0, 1))
      if (await queueMailAgain(tx, enqueue, { orderId, kind, at })) isQueued = true
    if (event === 'receipt')
      for (const refundId of await untoldAgain(tx, orderId)) {
        await enqueue(tx, queues.creditNote, { refundId })
        isQueued = true
      }
    if (isQueued) await noteRepetition(tx, { orderId, event, administrator, at })
  })

/** Paid orders have both mails; refunded orders have only the mails about their payment. */
const hasMail = (payment: Payment, event: MailAlert) =>
  payment === 'paid' || (payment === 'refunded' && event === 'receipt')

/** Asks again for an order's failed refunds; does nothing without one. Problem order_not_found. */
export const retryRefund = (
  { sql, enqueue, clock }: Repeating,
  orderId: number,
  administrator: string,
): Promise<void> =>
  inTransaction(sql, async (tx) => {
    const order = await lockedState(tx, orderId)
    if (!order || !wasPaid(order.payment)) throw notFound()
    const at = clock()
    const isRepeated =
      order.payment === 'paid'
        ? (await repeatRefunds(tx, enqueue, { orderId, administrator, at })) > 0
        : await refundUndelivered(tx, enqueue, { orderId, at })
    if (!isRepeated) return
    await noteRepetition(tx, { orderId, event: 'refund', administrator, at })
  })

const wasPaid = (payment: Payment) => payment !== 'open' && payment !== 'abandoned'

const notFound = () => new Problem('order_not_found', { field: 'id' })

const noteRepetition = (
  tx: Transaction,
  entry: { orderId: number; event: Alert['kind']; administrator: string; at: Date },
) => writeLog(tx, [entry])
