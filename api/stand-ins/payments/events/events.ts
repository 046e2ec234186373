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

/** Stores an object, and an event of each type about it, whose delivery is queued in the same transaction. */
export type Keep = <Kept extends Stored>(
  tx: Transaction,
  object: Kept,
  ...types: EventType[]
) => Promise<Kept>

/** `delivers` is false without a webhook URL: events are then only stored. */
export const createKeep =
  ({ now, delivers }: { now: () => Date; delivers: boolean }): Keep =>
  async (tx, object, ...types) => {
    await save(tx, object)
    for (const type of types) {
      const event = {
        id: newId('evt'),
        object: 'event' as const,
        api_version: Stripe.API_VERSION,
        created: secondsOf(now()),
        data: { object },
        livemode: false,
        pending_webhooks: delivers ? 1 : 0,
        request: { id: null, idempotency_key: null },
        type,
      }
      await save(tx, event)
      if (delivers) await queueDelivery(tx, event.id)
    }
    return object
  }
