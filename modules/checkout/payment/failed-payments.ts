import pLimit from 'p-limit'
import { type OrderRow, orderOfIntent } from '../../orders/index.ts'
import type { Payments } from '../../payments/index.ts'
import type { Clock } from '../../shared/clock.ts'
import { Problem } from '../../shared/problem.ts'
import type { Pool } from '../../shared/transaction.ts'
import { secondsUntil } from '../holds/hold-time.ts'
import { abandonOrder } from '../open-orders/abandon-order.ts'
import type { Shopper } from '../open-orders/write-order.ts'
import * as queries from './failed-payment-queries.ts'
import { fewOfNetwork, isNetworkStopped, stoppedSince, window } from './refusal-limits.ts'

/**
 * Open orders of a stopped network that each further refusal cancels, and how many at once: a thief can make hundreds
 * of intents in advance.
 */
const mostCancelled = 100
const cancelledAtOnce = 10

/** Open orders of a network: more than a whole school that buys at once. */
const mostOpenOrders = 600

type Dependencies = { sql: Pool; clock: Clock }

/**
 * The shopper's open order, and whether it was created at or before `begunBefore`. Problem too_many_requests for a
 * session or network with too many refused payments, until the oldest of them no longer counts, and for the first order
 * of a session whose network has too many open ones, until the first of their holds ends.
 */
export async function openOrderOfPayer(
  { sql, clock }: Dependencies,
  shopper: Shopper,
  begunBefore: Date,
): Promise<queries.OpenOrder | undefined> {
  const now = clock()
  const limits = { begunBefore, mostOpen: mostOpenOrders }
  const standing = await queries.standingOf(sql, shopper, windowAt(now), limits)
  const { refusals, network, order } = standing
  const since = stoppedSince(refusals)
  if (since) {
    const retryAfter = Math.max(1, Math.ceil((since.getTime() + window - now.getTime()) / 1000))
    throw new Problem('too_many_requests', { retryAfter })
  }
  if (!order && network.openOrders >= mostOpenOrders)
    throw new Problem('too_many_requests', { retryAfter: secondsUntil(network.firstEnd, now) })
  return order
}

/**
 * Counts a refused payment, once per event of the provider. Over a limit, it cancels the order's intent and abandons
 * the order, because cards can be tried on an intent without a call to the shop. Over the network's limit, it does the
 * same with other open orders of the network.
 */
export async function noteFailedPayment(
  dependencies: Dependencies & { payments: Payments },
  intentId: string,
  eventId: string,
): Promise<void> {
  const { sql, clock } = dependencies
  const order = await orderOfIntent(sql, intentId)
  if (!order) return
  const { sessionId: session, clientAddress } = order
  const now = clock()
  await queries.noteFailedPayment(sql, { eventId, session, clientAddress, at: now })
  if (order.payment !== 'open') return
  const refusals = await queries.refusalsOf(sql, { session, clientAddress }, windowAt(now))
  if (!stoppedSince(refusals)) return
  const others =
    clientAddress && isNetworkStopped(refusals)
      ? await queries.openOrdersOfNetwork(sql, clientAddress, mostCancelled)
      : []
  const orders = [order, ...others.filter(({ id }) => id !== order.id)]
  await pLimit(cancelledAtOnce).map(orders, (one) => cancel(dependencies, one))
}

async function cancel(
  { sql, payments }: Dependencies & { payments: Payments },
  order: OrderRow,
): Promise<void> {
  const { paymentIntentId } = order
  // Meanwhile the order may have another intent than the one that was read.
  if (!paymentIntentId || (await payments.cancel(paymentIntentId)))
    await abandonOrder({ sql }, order)
}

const windowAt = (now: Date): queries.Window => ({
  since: new Date(now.getTime() - window),
  now,
  few: fewOfNetwork,
})

/** Deletes refused and paid payments that no longer count. */
export const forgetPayments = ({ sql, clock }: Dependencies): Promise<void> =>
  queries.forgetPayments(sql, new Date(clock().getTime() - window))
