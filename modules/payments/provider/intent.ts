import type Stripe from 'stripe'
import type { Charge } from '../../orders/index.ts'
import { toCharge } from './charge.ts'
import { type OrderInIntent, orderInIntent } from './order-in-intent.ts'

/** The fields of a payment intent that the checkout uses; amounts in øre, `created` in seconds since 1970. */
export type Intent = Pick<
  Stripe.PaymentIntent,
  'id' | 'status' | 'amount' | 'amount_received' | 'currency' | 'created'
> & {
  clientSecret: string
  /** The amount that was refunded, in øre. */
  refunded: number
  /** Undefined while nothing was paid. */
  charge: Charge | undefined
  orderNumber: string | undefined
  /** The order's revision that the intent pays. */
  revision: number
  /** Public address of the shop that made the intent; other shops may use the same account. */
  shop: string | undefined
  /** The order as the intent describes it; undefined when that has too little data to write the order again. */
  order: OrderInIntent | undefined
}

/** The intent of Stripe's object, with its charge and what was paid back if the charge is expanded. */
export function toIntent(intent: Stripe.PaymentIntent): Intent {
  const { metadata, shipping, latest_charge } = intent
  const charge = typeof latest_charge === 'object' ? latest_charge : null
  return {
    id: intent.id,
    status: intent.status,
    amount: intent.amount,
    amount_received: intent.amount_received,
    currency: intent.currency,
    created: intent.created,
    clientSecret: intent.client_secret ?? '',
    refunded: charge?.amount_refunded ?? 0,
    charge: charge ? toCharge(charge) : undefined,
    orderNumber: metadata.orderNumber,
    revision: Number(metadata.revision),
    shop: metadata.shop,
    order: orderInIntent({ metadata, shipping }),
  }
}

/** Whether the intent can still be paid: its status begins with `requires_`. */
export const isOpen = ({ status }: Intent): boolean => status.startsWith('requires_')

/** Whether all that was paid has been paid back. */
export const isPaidBack = ({ amount_received, refunded }: Intent): boolean =>
  amount_received > 0 && refunded >= amount_received
