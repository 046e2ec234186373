import type Stripe from 'stripe'
import { Problem } from '../shared/problem.ts'
import type { ConfirmPayment } from './confirm-payment.ts'

/** Acts on a signed event. Only a payment that went through changes anything; it throws what could not be stored. */
export async function receiveEvent(
  event: Stripe.Event,
  confirmPayment: ConfirmPayment,
): Promise<void> {
  if (event.type !== 'payment_intent.succeeded') return
  const id: unknown = event.data?.object?.id
  if (typeof id !== 'string') throw new Problem('malformed_request', { field: 'data.object' })
  await confirmPayment(id, event)
}
