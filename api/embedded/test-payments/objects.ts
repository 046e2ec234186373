import { randomBytes } from 'node:crypto'

/** What is stored; the shapes are Stripe's. Times are in seconds, amounts in the currency's least unit (øre). */
export type Stored = { id: string; object: string; created: number } & Record<string, unknown>
export type Kind = 'payment_intent' | 'payment_method' | 'attempt' | 'charge' | 'refund' | 'event'

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

/** What the customer has to do before an intent can go on: answer the bank, or pay on a page elsewhere. */
export type NextAction =
  | { type: 'use_stripe_sdk'; use_stripe_sdk: { type: 'three_d_secure_redirect' } }
  | { type: 'redirect_to_url'; redirect_to_url: { url: string; return_url: string } }

/** What is kept of a card: never its number. */
export type StoredCard = {
  brand: string
  last4: string
  exp_month: number
  exp_year: number
  fingerprint: string | null
}

export type MethodType = MethodDetails['type']

/** What the customer pays with. Of Klarna's customer nothing is known but what the shop tells. */
export type MethodDetails =
  | { type: 'card'; card: StoredCard }
  | { type: 'klarna'; klarna: Record<string, never>; billing_details: object }

export type PaymentMethod = Stored & { object: 'payment_method' } & MethodDetails

/** One way to a payment page; its id is what the page's address is known by. */
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
}

const openStates: readonly Intent['status'][] = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
]

/** The intent can still be changed, paid or canceled. */
export const isOpen = ({ status }: Intent): boolean => openStates.includes(status)

/** Letters and digits that nobody guesses. */
export const random = (length: number): string =>
  randomBytes(length).toString('base64url').replace(/[-_]/g, 'x').slice(0, length)

export const newId = (prefix: string): string => `${prefix}_3${random(23)}`

export const secondsOf = (time: Date): number => Math.floor(time.getTime() / 1000)
