import Stripe from 'stripe'
import type { Transaction } from '../../../../modules/shared/transaction.ts'
import { newId, type Stored, secondsOf } from '../objects.ts'
import { save } from '../queries.ts'
import { queueDelivery } from './delivery-queries.ts'

type EventType =
  | 'payment_intent.created'
  | 'payment_intent.requires_action'
  | 'payment_intent.processing'
  | 'payment_intent.payment_failed'
  | 'payment_intent.succeeded'
  | 'payment_intent.canceled'
  | 'charge.succeeded'
  | 'charge.refunded'
  | 'refund.created'
  | 'charge.dispute.created'
  | 'charge.dispute.updated'
  | 'charge.dispute.closed'
  | 'charge.dispute.funds_withdrawn'
  | 'charge.dispute.funds_reinstated'

/** Stores an event and queues its delivery, in the transaction of the change it reports. */
export type Announce = (tx: Transaction, type: EventType, object: Stored) => Promise<void>

/** `delivers` is false without a webhook URL: events are then only stored. */
export const createAnnounce =
  ({ now, delivers }: { now: () => Date; delivers: boolean }): Announce =>
  async (tx, type, object) => {
    const event = {
      id: newId('evt'),
      object: 'event',
      api_version: Stripe.API_VERSION,
      created: secondsOf(now()),
      data: { object },
      livemode: false,
      pending_webhooks: delivers ? 1 : 0,
      request: { id: null, idempotency_key: null },
      type,
    }
    await save(tx, 'event', event)
    if (delivers) await queueDelivery(tx, event.id)
  }
