import { randomBytes } from 'node:crypto'

/** A stored object in Stripe's format. Times are in seconds, amounts in the currency's smallest unit (øre). */
export type Stored = { id: string; object: Kind; created: number } & Record<string, unknown>
export type Kind =
  | 'payment_intent'
  | 'payment_method'
  | 'attempt'
  | 'charge'
  | 'refund'
  | 'dispute'
  | 'event'

/** A payment intent in Stripe's format; amounts in øre. */
export type Intent = Stored & {
  object: 'payment_intent'
  amount: number
  amount_received: number
  currency: string
  status:
    | 'requires_payment_method'
    | 'requires_confirmation'
    | 'requires_action'
    | 'processing'
    | 'succeeded'
    | 'canceled'
  client_secret: string
  metadata: Record<string, string>
  payment_method: string | null
  latest_charge: string | null
  last_payment_error: { message: string } | null
  next_action: NextAction | null
  payment_method_types: MethodType[]
}

/** The customer's next action: authenticate with the bank, or pay on another page. */
export type NextAction =
  | { type: 'use_stripe_sdk'; use_stripe_sdk: { type: 'three_d_secure_redirect' } }
  | { type: 'redirect_to_url'; redirect_to_url: { url: string; return_url: string } }

/** The stored part of a card, never its number. */
export type StoredCard = {
  brand: string
  last4: string
  exp_month: number
  exp_year: number
  fingerprint: string | null
}

export type MethodType = MethodDetails['type']

/** The payment method's details. For Klarna, they are only what the shop sends. */
export type MethodDetails =
  | { type: 'card'; card: StoredCard }
  | { type: 'klarna'; klarna: Record<string, never>; billing_details: object }

export type PaymentMethod = Stored & { object: 'payment_method' } & MethodDetails

/** One visit to a payment page; its id is the token in the page's URL. */
export type Attempt = Stored & {
  object: 'attempt'
  payment_intent: string
  url: string
  return_url: string
}

export type Charge = Stored & {
  object: 'charge'
  amount: number
  amount_refunded: number
  currency: string
  payment_intent: string
  disputed: boolean
  /** The id of the balance transaction. */
  balance_transaction: string
}

/** A payment that the customer's bank takes back. */
export type Dispute = Stored & {
  object: 'dispute'
  amount: number
  currency: string
  charge: string
  payment_intent: string
  reason: string
  status: 'needs_response' | 'under_review' | 'won' | 'lost'
  evidence_details: { due_by: number; has_evidence: boolean; past_due: boolean }
  balance_transactions: object[]
}

const openStates: readonly Intent['status'][] = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
]

/** Whether the intent can still be changed, paid or canceled. */
export const isOpen = ({ status }: Intent): boolean => openStates.includes(status)

/** Unguessable letters and digits. */
export const random = (length: number): string =>
  randomBytes(length).toString('base64url').replace(/[-_]/g, 'x').slice(0, length)

/** An id in Stripe's format, such as pi_3…. */
export const newId = (prefix: string): string => `${prefix}_3${random(23)}`

/** Whole seconds since 1970. */
export const secondsOf = (time: Date): number => Math.floor(time.getTime() / 1000)
