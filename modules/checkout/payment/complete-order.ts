import { orderOfIntent } from '../../orders/index.ts'
import { Problem } from '../../shared/problem.ts'
import { type Confirming, confirmPayment, notPaid } from './confirm-payment.ts'

/** The payment that the browser reports. */
type Paid = { paymentIntentId: string; orderNumber: string }

/**
 * Completes the session's order when its payment has succeeded. Idempotent. Problems: order_not_found,
 * payment_refunded, payment_processing, payment_not_completed.
 */
export async function completeOrder(
  dependencies: Confirming,
  session: string,
  { paymentIntentId, orderNumber }: Paid,
): Promise<void> {
  const order = await orderOfIntent(dependencies.sql, paymentIntentId)
  const isTheirs = order
    ? order.sessionId === session && order.orderNumber === orderNumber
    : await isLost(dependencies, session, { paymentIntentId, orderNumber })
  if (!isTheirs) throw new Problem('order_not_found', { field: 'orderNumber' })
  // The intent of a paid order stays its intent, so the provider's event was handled before.
  if (order?.payment === 'paid' && order.paymentIntentId === paymentIntentId) return
  const state = await confirmPayment(dependencies, paymentIntentId)
  if (state !== 'paid') throw notPaid(state)
}

/** Whether the provider knows the session's order although the database does not: a failover may have lost it. */
async function isLost(
  { sql, payments, sessions }: Confirming,
  session: string,
  { paymentIntentId, orderNumber }: Paid,
): Promise<boolean> {
  const intent = await payments.retrieve(paymentIntentId)
  if (!intent?.order || intent.orderNumber !== orderNumber) return false
  return (await sessions.open(sql, intent.order.sealedSession)) === session
}
