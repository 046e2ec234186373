import type Stripe from 'stripe'
import { orderOfIntent } from '../../orders/index.ts'
import { noteDispute, noteProvidersRefunds } from '../../payments/index.ts'
import { Problem } from '../../shared/problem.ts'
import type { Confirming } from './confirm-payment.ts'
import { noteFailedPayment } from './failed-payments.ts'
import { settlePayment } from './settle-payment.ts'

/** Handles a signed event. Idempotent. Throws on failure, so that the provider sends the event again. */
export async function receiveEvent(dependencies: Confirming, event: Stripe.Event): Promise<void> {
  const { log } = dependencies
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.canceled':
      await settlePayment(dependencies, textOf(event, 'id'))
      break
    case 'payment_intent.payment_failed':
      await noteFailedPayment(dependencies, textOf(event, 'id'), event.id)
      break
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      await noteRefund(dependencies, event)
      break
    case 'charge.dispute.created':
      log.error({ dispute: textOf(event, 'id') }, 'A payment is disputed')
      await noteDisputed(dependencies, event)
      break
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      await noteDisputed(dependencies, event)
      break
  }
}

/** Does nothing for refunds of other payments: others may use the same account, without intents too. */
async function noteRefund(dependencies: Confirming, event: Stripe.Event): Promise<void> {
  const intentId = fieldOf(event, 'payment_intent')
  if (typeof intentId !== 'string' || !(await orderOfIntent(dependencies.sql, intentId))) return
  await noteProvidersRefunds(dependencies, intentId)
}

/** Settles the payment first: its own event may still be on its way, and this one may be the dispute's only one. */
async function noteDisputed(dependencies: Confirming, event: Stripe.Event): Promise<void> {
  const intentId = fieldOf(event, 'payment_intent')
  if (typeof intentId === 'string') await settlePayment(dependencies, intentId)
  await noteDispute(dependencies, textOf(event, 'id'))
}

function textOf(event: Stripe.Event, name: 'id'): string {
  const value = fieldOf(event, name)
  if (typeof value !== 'string') throw new Problem('malformed_request', { field: 'data.object' })
  return value
}

function fieldOf(event: Stripe.Event, name: 'id' | 'payment_intent'): unknown {
  const about: object = event.data?.object ?? {}
  return name in about ? (about as Record<string, unknown>)[name] : undefined
}
