import { randomBytes } from 'node:crypto'

/** What is stored; the shapes are Stripe's. Times are in seconds, amounts in the currency's least unit (øre). */
export type Stored = { id: string; object: string; created: number } & Record<string, unknown>
export type Kind = 'payment_intent' | 'payment_method' | 'charge' | 'refund' | 'event'

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
  next_action: Record<string, unknown> | null
}

/** What is kept of a card: never its number. */
export type StoredCard = {
  brand: string
  last4: string
  exp_month: number
  exp_year: number
  fingerprint: string | null
}

export type PaymentMethod = Stored & { object: 'payment_method'; card: StoredCard }

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
