import type { Clock } from '../../shared/clock.ts'
import { Problem } from '../../shared/problem.ts'
import type { Pool } from '../../shared/transaction.ts'
import { abandonOrder } from '../open-orders/abandon-order.ts'
import type { Shopper } from '../open-orders/write-order.ts'
import { orderOfIntent } from '../orders/order-queries.ts'
import type { Payments } from '../provider/payments.ts'
import * as queries from './failed-payment-queries.ts'

/**
 * Limits on refused payments per session and per network address within the window. Customers mistype a few times and a
 * whole school shares an address, but testing stolen cards takes hundreds of attempts.
 */
const mostOfSession = 10
const mostOfAddress = 50

/** Window in ms. */
const window = 60 * 60_000

type Dependencies = { sql: Pool; clock: Clock }

/**
 * The shopper's open order, and whether it was created at or before `begunBefore`. Problem too_many_requests for a
 * session or network address with too many refused payments in the window.
 */
export async function openOrderOfPayer(
  { sql, clock }: Dependencies,
  shopper: Shopper,
  begunBefore: Date,
): Promise<queries.OpenOrder | undefined> {
  const refusedSince = windowStart(clock)
  const { refusals, order } = await queries.standingOf(sql, shopper, { refusedSince, begunBefore })
  if (areTooMany(refusals)) throw new Problem('too_many_requests', { retryAfter: window / 1000 })
  return order
}

/**
 * Counts a refused payment, once per event of the provider. Over the limit, it cancels the order's intent and abandons
 * the order, because cards can be tried on an intent without a call to the shop.
 */
export async function noteFailedPayment(
  { sql, clock, payments }: Dependencies & { payments: Payments },
  intentId: string,
  eventId: string,
): Promise<void> {
  const order = await orderOfIntent(sql, intentId)
  if (!order) return
  const { sessionId: session, clientAddress, paymentIntentId } = order
  await queries.noteFailedPayment(sql, { eventId, session, clientAddress, at: clock() })
  if (order.payment !== 'open') return
  const refusals = await queries.refusalsSince(sql, windowStart(clock), { session, clientAddress })
  if (!areTooMany(refusals)) return
  // Meanwhile the order may have another intent than the refused one.
  if (!paymentIntentId || (await payments.cancel(paymentIntentId)))
    await abandonOrder({ sql }, order)
}

const windowStart = (clock: Clock) => new Date(clock().getTime() - window)

const areTooMany = ({ ofSession, ofAddress }: queries.Refusals) =>
  ofSession >= mostOfSession || ofAddress >= mostOfAddress

/** Deletes refused payments older than the window. */
export const forgetFailedPayments = ({ sql, clock }: Dependencies): Promise<void> =>
  queries.forgetFailedPayments(sql, windowStart(clock))
