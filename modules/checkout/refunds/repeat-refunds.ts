import type { Enqueue } from '../../shared/jobs.ts'
import type { Transaction } from '../../shared/transaction.ts'
import { queues } from '../queues.ts'
import * as queries from './refund-queries.ts'
import { areLeft } from './request-refund.ts'

/**
 * Asks again for the failed refunds of a paid order, each as a refund of its own, with its units, which are in stock
 * already if they were to be. One whose amount or units are not left any more is given up. Returns how many are asked
 * for.
 */
export async function repeatRefunds(
  tx: Transaction,
  enqueue: Enqueue,
  { orderId, administrator, at }: { orderId: number; administrator: string; at: Date },
): Promise<number> {
  const order = await queries.lockedPaidOrder(tx, { id: orderId })
  if (!order) return 0
  let left = order.total - order.refunded - order.disputed
  let repeated = 0
  for (const failed of await queries.followedUp(tx, orderId, at)) {
    const { amount, reason, isRestocked, units } = failed
    const lines = await queries.linesLeft(tx, order)
    if (amount > left || !units.every((unit) => areLeft(lines, unit))) continue
    left -= amount
    repeated += 1
    const again = { orderId, key: null, providerId: null, state: 'due', administrator, at } as const
    const { id } = await queries.addRefund(
      tx,
      { ...again, amount, reason, isRestocked },
      units.map((unit) => ({ ...unit, restocked: 0 })),
    )
    await enqueue(tx, queues.payRefund, { refundId: id })
  }
  await queries.sumUp(tx, orderId)
  return repeated
}
