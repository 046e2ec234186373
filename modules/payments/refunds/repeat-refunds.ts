import type { Enqueue } from '../../shared/jobs.ts'
import type { Transaction } from '../../shared/transaction.ts'
import { queues } from '../queues.ts'
import * as queries from './refund-queries.ts'
import * as states from './refund-state-queries.ts'
import { isAnswered } from './refund-undelivered.ts'
import { areLeft } from './request-refund.ts'

/**
 * Asks again for the failed refunds of a paid order, with their units, which are in stock already if they were to be. One
 * that the provider refused, or made and failed, becomes a refund of its own. Any other is the same refund as before: the
 * provider may have made it without the shop having got the answer, and then makes no second one. A refund whose amount
 * or units are not left any more is given up. Returns how many are asked for.
 */
export async function repeatRefunds(
  tx: Transaction,
  enqueue: Enqueue,
  { orderId, administrator, at }: { orderId: number; administrator: string; at: Date },
): Promise<number> {
  const order = await queries.lockedSettledOrder(tx, { id: orderId })
  if (order?.payment !== 'paid') return 0
  let left = order.total - order.refunded - order.disputed
  let repeated = 0
  for (const failed of await states.followedUp(tx, orderId, at)) {
    const { amount, units } = failed
    const lines = await queries.linesLeft(tx, order)
    if (amount > left || !units.every((unit) => areLeft(lines, unit))) continue
    left -= amount
    repeated += 1
    const refundId = isAnswered(failed)
      ? await addedAgain(tx, failed, { administrator, at })
      : await states.setRefundDue(tx, failed.id)
    await enqueue(tx, queues.payRefund, { refundId })
  }
  await states.sumUp(tx, orderId)
  return repeated
}

/** The provider would repeat its answer to the id of the earlier refund. */
async function addedAgain(
  tx: Transaction,
  { orderId, amount, reason, isRestocked, units }: states.FailedRefund,
  by: { administrator: string; at: Date },
): Promise<number> {
  const again = { orderId, providerId: null, state: 'due', ...by } as const
  const { id } = await queries.addRefund(
    tx,
    { ...again, amount, reason, isRestocked },
    units.map((unit) => ({ ...unit, restocked: 0 })),
  )
  return id
}
