import { type Payment, writeLog } from '../../orders/index.ts'
import {
  creditNoteKind,
  refundIds,
  refundUndelivered,
  repeatRefunds,
} from '../../payments/index.ts'
import { type Post, withdrawMails } from '../../post/index.ts'
import type { Clock } from '../../shared/clock.ts'
import type { Alert } from '../../shared/contract/api.d.ts'
import type { Enqueue } from '../../shared/jobs.ts'
import { Problem } from '../../shared/problem.ts'
import { inTransaction, type Pool, type Transaction } from '../../shared/transaction.ts'
import { type MailAlert, orderMailKinds, orderMails } from '../mails/order-mails.ts'
import { lockedState } from './order-state-queries.ts'

export type Repeating = { sql: Pool; enqueue: Enqueue; post: Post; clock: Clock }

/**
 * Retries the failed mails behind an alert. If none failed, queues one more. Does nothing while one is waiting. Mails
 * that are no longer due, or of a customer who was erased, are withdrawn instead. Problem order_not_found.
 */
export const resendMail = (
  { sql, post, clock }: Repeating,
  event: MailAlert,
  orderId: number,
  administrator: string,
): Promise<void> =>
  inTransaction(sql, async (tx) => {
    const order = await lockedState(tx, orderId)
    if (!order || !hasMail(order.payment, event)) throw notFound()
    const at = clock()
    const kinds = orderMailKinds.filter((kind) => orderMails[kind].alert === event)
    const due = kinds.filter((kind) => !order.isErased && orderMails[kind].isDue(order))
    const stale = kinds.filter((kind) => !due.includes(kind))
    await withdrawMails(tx, { kinds: stale, abouts: [orderId] }, at)
    let queued = await post.retryFailed(tx, { kinds: due, abouts: [orderId] })
    if (event === 'receipt') {
      const refunds = await refundIds(tx, [orderId])
      queued += await post.retryFailed(tx, { kinds: [creditNoteKind], abouts: refunds })
    }
    const [kind] = due
    if (queued === 0 && kind && (await post.queueAgain(tx, { kind, about: orderId }))) queued += 1
    if (queued > 0) await noteRepetition(tx, { orderId, event, administrator, at })
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
