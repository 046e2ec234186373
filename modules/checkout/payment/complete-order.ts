import { Problem } from '../../shared/problem.ts'
import { orderOfIntent } from '../orders/order-queries.ts'
import { type Confirming, confirmPayment, notPaid } from './confirm-payment.ts'

/**
 * Completes the session's order when its payment has succeeded. Idempotent. Problems: order_not_found,
 * payment_refunded, payment_processing, payment_not_completed.
 */
export async function completeOrder(
  dependencies: Confirming,
  session: string,
  { paymentIntentId, orderNumber }: { paymentIntentId: string; orderNumber: string },
): Promise<void> {
  const order = await orderOfIntent(dependencies.sql, paymentIntentId)
  if (order?.sessionId !== session || order.orderNumber !== orderNumber)
    throw new Problem('order_not_found', { field: 'orderNumber' })
  // The intent of a paid order stays its intent, so the provider's event was handled before.
  if (order.payment === 'paid' && order.paymentIntentId === paymentIntentId) return
  const state = await confirmPayment(dependencies, paymentIntentId)
  if (state !== 'paid') throw notPaid(state)
}
