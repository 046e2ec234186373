import type { Clock } from '../../shared/clock.ts'
import type { Alert } from '../../shared/contract/api.d.ts'
import type { Enqueue } from '../../shared/jobs.ts'
import { Problem } from '../../shared/problem.ts'
import { inTransaction, type Pool, type Transaction } from '../../shared/transaction.ts'
import { isOnItsWay } from '../orders/change-orders.ts'
import { writeLog } from '../orders/order-log-queries.ts'
import { queues } from '../queues.ts'
import { withdrawMails } from './order-mail-queries.ts'
import { queueMailAgain } from './queue-mails.ts'
import { lockedState, refundIsDue } from './refund-queries.ts'

export type Repeating = { sql: Pool; enqueue: Enqueue; clock: Clock }

/**
 * Queues a mail again, unless one is waiting. The notice of an order that is not on its way is withdrawn instead.
 * Problem order_not_found.
 */
export const resendMail = (
  { sql, enqueue, clock }: Repeating,
  event: 'receipt' | 'notice',
  orderId: number,
  administrator: string,
): Promise<void> =>
  inTransaction(sql, async (tx) => {
    const order = await lockedState(tx, orderId)
    const isRefunded = event === 'receipt' && order?.payment === 'refunded'
    if (!order || !(isRefunded || order.payment === 'paid')) throw notFound()
    const at = clock()
    if (event === 'notice' && !isOnItsWay(order.status))
      return withdrawMails(tx, [orderId], 'notice', at)
    const kind = isRefunded ? 'refunded' : event
    if (await queueMailAgain(tx, orderId, kind, { enqueue, at }))
      await noteRepetition(tx, { orderId, event, administrator, at })
  })

/** Queues a due refund again; does nothing when none is due. Problem order_not_found. */
export const retryRefund = (
  { sql, enqueue, clock }: Repeating,
  orderId: number,
  administrator: string,
): Promise<void> =>
  inTransaction(sql, async (tx) => {
    const refund = await refundIsDue(tx, orderId)
    if (!refund) throw notFound()
    if (refund !== 'due') return
    await enqueue(tx, queues.refund, { orderId })
    await noteRepetition(tx, { orderId, event: 'refund', administrator, at: clock() })
  })

const notFound = () => new Problem('order_not_found', { field: 'id' })

const noteRepetition = (
  tx: Transaction,
  entry: { orderId: number; event: Alert['kind']; administrator: string; at: Date },
) => writeLog(tx, [entry])
