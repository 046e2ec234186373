import type { Enqueue } from '../../shared/jobs.ts'
import type { Transaction } from '../../shared/transaction.ts'
import { queues } from '../queues.ts'
import * as queries from './refund-queries.ts'
import * as states from './refund-state-queries.ts'

/**
 * Refunds what has not gone back, and is not due, of an order that could not be delivered. A failed refund of as much is
 * the same one again, unless the provider has answered it. False when nothing is left. The transaction has locked the
 * order.
 */
export async function refundUndelivered(
  tx: Transaction,
  enqueue: Enqueue,
  { orderId, at }: { orderId: number; at: Date },
): Promise<boolean> {
  const order = await queries.lockedSettledOrder(tx, { id: orderId })
  const amount = order ? order.total - order.refunded - order.disputed : 0
  if (amount <= 0) return false
  const refunds = await queries.refundsOfOrder(tx, orderId)
  const failed = refunds.find(
    (refund) => refund.state === 'failed' && refund.amount === amount && !isAnswered(refund),
  )
  const refundId = failed
    ? await states.setRefundDue(tx, failed.id)
    : (await queries.addRefund(tx, { ...whole, orderId, amount, at })).id
  await states.sumUp(tx, orderId)
  await enqueue(tx, queues.payRefund, { refundId })
  return true
}

const whole = {
  state: 'due',
  reason: null,
  providerId: null,
  isRestocked: false,
  administrator: null,
} as const

/** Whether the provider is known to pay nothing for this refund: it would repeat its answer to the id. */
export const isAnswered = ({ providerId, failure }: queries.StoredRefund): boolean =>
  providerId !== null || failure === 'refused'
