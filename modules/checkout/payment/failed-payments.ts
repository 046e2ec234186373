import type { Clock } from '../../shared/clock.ts'
import { Problem } from '../../shared/problem.ts'
import type { Pool } from '../../shared/transaction.ts'
import { abandonOrder } from '../orders/abandon-order.ts'
import { orderOfIntent } from '../orders/order-queries.ts'
import type { Shopper } from '../orders/write-order.ts'
import * as queries from './failed-payment-queries.ts'
import type { Payments } from './payments.ts'

/**
 * Refused payments within the window that a session, and an address, may have. People mistype a few
 * times, and a whole school shares an address; who tries stolen cards needs hundreds.
 */
const mostOfSession = 10
const mostOfAddress = 50

/** Ms. */
const window = 60 * 60_000

type Dependencies = { sql: Pool; clock: Clock }

/** Problem too_many_requests for who had too many payments refused lately. */
export async function refuseCardTesting(
  { sql, clock }: Dependencies,
  shopper: Shopper,
): Promise<void> {
  if (await hasTooMany(sql, clock, shopper))
    throw new Problem('too_many_requests', { retryAfter: window / 1000 })
}

/**
 * Counts a refused payment, once for each event of the provider. One too many ends the order: its
 * intent is cancelled, as cards could be tried on it without the shop being asked again.
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
  if (order.payment !== 'open' || !(await hasTooMany(sql, clock, { session, clientAddress })))
    return
  // By now the order may have another intent than the one that was refused.
  if (!paymentIntentId || (await payments.cancel(paymentIntentId))) await abandonOrder(sql, order)
}

async function hasTooMany(
  sql: Pool,
  clock: Clock,
  { session, clientAddress }: { session: string; clientAddress: string | null },
): Promise<boolean> {
  const since = new Date(clock().getTime() - window)
  const counted = await queries.failedPaymentsSince(sql, since, { session, clientAddress })
  return counted.ofSession >= mostOfSession || counted.ofAddress >= mostOfAddress
}

/** Forgets what is no longer counted. */
export const forgetFailedPayments = ({ sql, clock }: Dependencies): Promise<void> =>
  queries.forgetFailedPayments(sql, new Date(clock().getTime() - window))
