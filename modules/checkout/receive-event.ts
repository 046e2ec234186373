import type Stripe from 'stripe'
import type { ConfirmPayment } from './confirm-payment.ts'

/** Acts on a signed event. Only a payment that went through changes anything; it throws what could not be stored. */
export async function receiveEvent(
  event: Stripe.Event,
  confirmPayment: ConfirmPayment,
): Promise<void> {
  if (event.type === 'payment_intent.succeeded') await confirmPayment(event.data.object.id, event)
}
