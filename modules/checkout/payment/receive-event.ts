import type Stripe from 'stripe'
import { Problem } from '../../shared/problem.ts'
import type { ConfirmPayment } from './confirm-payment.ts'

type Stories = {
  confirmPayment: ConfirmPayment
  noteFailedPayment(intentId: string, eventId: string): Promise<void>
}

/** Acts on a signed event; it throws what could not be stored, so that the provider sends it again. */
export async function receiveEvent(
  event: Stripe.Event,
  { confirmPayment, noteFailedPayment }: Stories,
): Promise<void> {
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.canceled':
      await confirmPayment(intentOf(event), event)
      break
    case 'payment_intent.payment_failed':
      await noteFailedPayment(intentOf(event), event.id)
  }
}

function intentOf(event: Stripe.Event): string {
  const id: unknown = event.data?.object && 'id' in event.data.object && event.data.object.id
  if (typeof id !== 'string') throw new Problem('malformed_request', { field: 'data.object' })
  return id
}
