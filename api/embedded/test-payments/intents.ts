import { randomBytes } from 'node:crypto'
import { inTransaction, type Pool, type Transaction } from '../../../modules/shared/transaction.ts'
import { type Card, type CardInput, declines, readCard, readyMade, refusal } from './cards.ts'
import { Fault, invalid, missing } from './fault.ts'
import { type Form, formOf, textOf } from './form.ts'
import * as queries from './queries.ts'

/** Stripe's bounds for a payment in NOK, in øre. */
const leastAmount = 300
const mostAmount = 99_999_999

export type Intent = queries.Stored & {
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
  last_payment_error: unknown
  next_action: unknown
  canceled_at: number | null
}

type Dependencies = { sql: Pool; now: () => Date; announce: Announce }
/** Stores an event and queues its delivery in the transaction of what it tells of. */
export type Announce = (tx: Transaction, type: string, object: queries.Stored) => Promise<void>

const random = (length: number) =>
  randomBytes(length).toString('base64url').replace(/[-_]/g, 'x').slice(0, length)
export const newId = (prefix: string) => `${prefix}_3${random(23)}`

const openStates: readonly Intent['status'][] = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
]

export type Intents = ReturnType<typeof createIntents>

/** What Stripe does with payment intents, in the states that card payments pass through. */
export function createIntents({ sql, now, announce }: Dependencies) {
  const seconds = () => Math.floor(now().getTime() / 1000)

  async function locked(tx: Transaction, id: string): Promise<Intent> {
    const intent = (await queries.findLocked(tx, 'payment_intent', id)) as Intent | undefined
    if (!intent) throw missing('payment_intent', id)
    return intent
  }

  const change = (id: string, story: (tx: Transaction, intent: Intent) => Promise<Intent>) =>
    inTransaction(sql, async (tx) => {
      const changed = await story(tx, await locked(tx, id))
      await queries.save(tx, 'payment_intent', changed)
      return changed
    })

  async function charge(
    tx: Transaction,
    intent: Intent,
    card: Card,
    paymentMethod: string,
  ): Promise<Intent> {
    const chargeId = newId('ch')
    await queries.save(tx, 'charge', {
      id: chargeId,
      object: 'charge',
      created: seconds(),
      amount: intent.amount,
      amount_captured: intent.amount,
      amount_refunded: 0,
      captured: true,
      currency: intent.currency,
      paid: true,
      refunded: false,
      status: 'succeeded',
      livemode: false,
      payment_intent: intent.id,
      payment_method: paymentMethod,
      payment_method_details: { type: 'card', card: publicCard(card) },
    })
    const paid: Intent = {
      ...intent,
      status: 'succeeded',
      amount_received: intent.amount,
      payment_method: paymentMethod,
      latest_charge: chargeId,
      last_payment_error: null,
      next_action: null,
    }
    await announce(tx, 'payment_intent.succeeded', paid)
    return paid
  }

  async function attempt(
    tx: Transaction,
    intent: Intent,
    card: Card,
    paymentMethod: string,
  ): Promise<Intent | Fault> {
    if (!openStates.includes(intent.status))
      throw invalid(
        `This PaymentIntent's payment_method could not be updated because it has a status of ${intent.status}.`,
        {
          code: 'payment_intent_unexpected_state',
          payment_intent: intent,
        },
      )
    if (card.behaviour === 'pays') return charge(tx, intent, card, paymentMethod)
    if (card.behaviour === 'authenticates') {
      const waiting: Intent = {
        ...intent,
        status: 'requires_action',
        payment_method: paymentMethod,
        next_action: {
          type: 'use_stripe_sdk',
          use_stripe_sdk: { type: 'three_d_secure_redirect' },
        },
      }
      await announce(tx, 'payment_intent.requires_action', waiting)
      return waiting
    }
    const decline = declines[card.behaviour]
    return refused(
      tx,
      intent,
      refusal({
        ...decline,
        ...(decline.code === 'card_declined' && { decline_code: card.behaviour }),
      }),
    )
  }

  /** Notes a refusal on the intent, which can then be tried with another card. */
  async function refused(tx: Transaction, intent: Intent, fault: Fault): Promise<Fault> {
    const open: Intent = {
      ...intent,
      status: 'requires_payment_method',
      payment_method: null,
      next_action: null,
      last_payment_error: fault.body,
    }
    await queries.save(tx, 'payment_intent', open)
    await announce(tx, 'payment_intent.payment_failed', open)
    return new Fault(fault.status, { ...fault.body, payment_intent: open })
  }

  return {
    async create(form: Form): Promise<Intent> {
      const id = newId('pi')
      const intent: Intent = {
        id,
        object: 'payment_intent',
        created: seconds(),
        amount: amountOf(form),
        amount_capturable: 0,
        amount_received: 0,
        automatic_payment_methods: { enabled: true, allow_redirects: 'always' },
        canceled_at: null,
        cancellation_reason: null,
        capture_method: 'automatic',
        client_secret: `${id}_secret_${random(25)}`,
        confirmation_method: 'automatic',
        currency: currencyOf(form),
        customer: null,
        description: textOf(form, 'description') ?? null,
        last_payment_error: null,
        latest_charge: null,
        livemode: false,
        metadata: textsOf(formOf(form, 'metadata')),
        next_action: null,
        payment_method: null,
        payment_method_types: ['card'],
        receipt_email: null,
        shipping: null,
        status: 'requires_payment_method',
      }
      await inTransaction(sql, async (tx) => {
        await queries.save(tx, 'payment_intent', intent)
        await announce(tx, 'payment_intent.created', intent)
      })
      return intent
    },

    async retrieve(id: string): Promise<Intent> {
      const intent = (await queries.find(sql, 'payment_intent', id)) as Intent | undefined
      if (!intent) throw missing('payment_intent', id)
      return intent
    },

    update: (id: string, form: Form) =>
      change(id, async (_tx, intent) => {
        if (!openStates.includes(intent.status))
          throw invalid(
            `This PaymentIntent's amount could not be updated because it has a status of ${intent.status}.`,
            {
              code: 'payment_intent_unexpected_state',
              payment_intent: intent,
            },
          )
        return {
          ...intent,
          ...(textOf(form, 'amount') !== undefined && { amount: amountOf(form) }),
          metadata: { ...intent.metadata, ...textsOf(formOf(form, 'metadata')) },
        }
      }),

    cancel: (id: string) =>
      change(id, async (tx, intent) => {
        if (!openStates.includes(intent.status))
          throw invalid(
            `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`,
            {
              code: 'payment_intent_unexpected_state',
              payment_intent: intent,
            },
          )
        const canceled: Intent = {
          ...intent,
          status: 'canceled',
          canceled_at: seconds(),
          next_action: null,
        }
        await announce(tx, 'payment_intent.canceled', canceled)
        return canceled
      }),

    /** Charges a card. A refusal is stored, then thrown, as Stripe answers it. */
    async confirm(id: string, card: CardInput | string): Promise<Intent> {
      const outcome = await inTransaction(sql, async (tx) => {
        const intent = await locked(tx, id)
        const read = inputOf(card, now())
        let known: Card
        try {
          known = readCard(read, now())
        } catch (error) {
          if (error instanceof Fault) return refused(tx, intent, error)
          throw error
        }
        const paymentMethod = newId('pm')
        await queries.save(tx, 'payment_method', {
          id: paymentMethod,
          object: 'payment_method',
          created: seconds(),
          type: 'card',
          card: { ...known },
        })
        const result = await attempt(tx, intent, known, paymentMethod)
        if (!(result instanceof Fault)) await queries.save(tx, 'payment_intent', result)
        return result
      })
      if (outcome instanceof Fault) throw outcome
      return outcome
    },

    /** The customer completed or refused the authentication that the card asked for. */
    async authenticate(id: string, completed: boolean): Promise<Intent> {
      const outcome = await inTransaction(sql, async (tx) => {
        const intent = await locked(tx, id)
        if (intent.status !== 'requires_action') return intent
        if (!completed) {
          const message =
            'We are unable to authenticate your payment method. Please choose a different payment method and try again.'
          return refused(
            tx,
            intent,
            refusal({ code: 'payment_intent_authentication_failure', message }),
          )
        }
        const method = await queries.find(tx, 'payment_method', intent.payment_method ?? '')
        if (!method) throw missing('payment_method', intent.payment_method ?? '')
        const paid = await charge(tx, intent, method['card'] as Card, method.id)
        await queries.save(tx, 'payment_intent', paid)
        return paid
      })
      if (outcome instanceof Fault) throw outcome
      return outcome
    },
  }
}

function inputOf(card: CardInput | string, now: Date): CardInput {
  if (typeof card !== 'string') return card
  const number = readyMade[card]
  if (!number) throw missing('payment_method', card)
  return { number, expMonth: 12, expYear: now.getUTCFullYear() + 2, cvc: '123' }
}

function amountOf(form: Form): number {
  const amount = Number(textOf(form, 'amount'))
  if (!Number.isInteger(amount))
    throw invalid('Invalid integer: amount', { param: 'amount', code: 'parameter_invalid_integer' })
  if (amount < leastAmount)
    throw invalid('Amount must be at least 3.00 kr nok', {
      param: 'amount',
      code: 'amount_too_small',
    })
  if (amount > mostAmount)
    throw invalid('Amount must be no more than 999,999.99 kr', {
      param: 'amount',
      code: 'amount_too_large',
    })
  return amount
}

function currencyOf(form: Form): string {
  const currency = textOf(form, 'currency')?.toLowerCase()
  if (!currency)
    throw invalid('Missing required param: currency.', {
      param: 'currency',
      code: 'parameter_missing',
    })
  if (!/^[a-z]{3}$/.test(currency))
    throw invalid(`Invalid currency: ${currency}`, { param: 'currency' })
  return currency
}

const textsOf = (form: Form): Record<string, string> =>
  Object.fromEntries(
    Object.entries(form).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )

/** A card as others may see it. */
const publicCard = ({ brand, last4, exp_month, exp_year }: Card) => ({
  brand,
  last4,
  exp_month,
  exp_year,
})
