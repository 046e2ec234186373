import type { Sql, Transaction } from '../../../../modules/shared/transaction.ts'
import type { Announce } from '../events/events.ts'
import { type Fault, missing, unexpectedState } from '../fault.ts'
import { choiceOf, type Form, formOf, refuseUnknown, textOf } from '../form.ts'
import { type Intent, isOpen, newId, random, secondsOf } from '../objects.ts'
import * as queries from '../queries.ts'
import { amountOf, currencyOf, metadataOf, methodsOf, wholeNumber } from './intent-fields.ts'

type Dependencies = { now: () => Date; announce: Announce }

/** The intent; throws Stripe's Fault for an unknown id. */
export async function retrieveIntent(sql: Sql, id: string): Promise<Intent> {
  const intent = await queries.find(sql, 'payment_intent', id)
  if (!intent) throw missing('payment_intent', id, 'intent')
  return intent
}

/** The intent, locked until the transaction ends; throws Stripe's Fault for an unknown id. */
export async function lockIntent(tx: Transaction, id: string): Promise<Intent> {
  const intent = await queries.lockedIntent(tx, id)
  if (!intent) throw missing('payment_intent', id, 'intent')
  return intent
}

const details = ['amount', 'description', 'metadata', 'receipt_email', 'statement_descriptor']
const choices = [
  'allowed_payment_method_types',
  'automatic_payment_methods',
  'payment_method_types',
  'currency',
]

const reasons = ['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned']

/** Creates, updates, cancels and lists payment intents as Stripe does. */
export function createIntents({ now, announce }: Dependencies) {
  return {
    async create(tx: Transaction, form: Form): Promise<Intent> {
      refuseUnknown(form, [...details, ...choices, 'capture_method'])
      const id = newId('pi')
      const currency = currencyOf(form)
      const intent: Intent = {
        ...blank,
        ...methodsOf(form, currency),
        id,
        created: secondsOf(now()),
        amount: amountOf(form),
        client_secret: `${id}_secret_${random(25)}`,
        currency,
        description: textOf(form, 'description') ?? null,
        metadata: metadataOf(form, {}),
        receipt_email: textOf(form, 'receipt_email') ?? null,
      }
      await queries.save(tx, 'payment_intent', intent)
      await announce(tx, 'payment_intent.created', intent)
      return intent
    },

    /** A paid or canceled intent keeps its amount; its notes can still change. */
    async update(tx: Transaction, id: string, form: Form): Promise<Intent | Fault> {
      refuseUnknown(form, details)
      const intent = await lockIntent(tx, id)
      const newAmount = textOf(form, 'amount') !== undefined
      if (newAmount && !isOpen(intent))
        return unexpectedState(intent, "This PaymentIntent's amount could not be updated")
      const text = (name: string) => textOf(form, name) ?? intent[name]
      const updated: Intent = {
        ...intent,
        ...(newAmount && reopened(intent, amountOf(form))),
        description: text('description'),
        metadata: metadataOf(form, intent.metadata),
        receipt_email: text('receipt_email'),
      }
      await queries.save(tx, 'payment_intent', updated)
      return updated
    },

    async cancel(tx: Transaction, id: string, form: Form): Promise<Intent | Fault> {
      refuseUnknown(form, ['cancellation_reason'])
      const intent = await lockIntent(tx, id)
      if (!isOpen(intent)) return unexpectedState(intent, 'You cannot cancel this PaymentIntent')
      const canceled: Intent = {
        ...intent,
        status: 'canceled',
        canceled_at: secondsOf(now()),
        cancellation_reason: choiceOf(form, 'cancellation_reason', reasons) ?? null,
        next_action: null,
      }
      await queries.save(tx, 'payment_intent', canceled)
      await announce(tx, 'payment_intent.canceled', canceled)
      return canceled
    },

    /** Stripe's list: newest first, `limit` from 1 to 100, after an id, within a range of creation times. */
    async list(sql: Sql, form: Form) {
      refuseUnknown(form, ['limit', 'starting_after', 'created'])
      const limit = textOf(form, 'limit') === undefined ? 10 : wholeNumber(form, 'limit')
      const most = Math.min(100, Math.max(1, limit))
      const after = textOf(form, 'starting_after') ?? null
      if (after !== null) await retrieveIntent(sql, after)
      const found = await queries.intentsOfPage(sql, { most: most + 1, after, ...periodOf(form) })
      return {
        object: 'list',
        url: '/v1/payment_intents',
        has_more: found.length > most,
        data: found.slice(0, most),
      }
    },
  }
}

/** After a change of the amount, the customer has to confirm again. */
const reopened = (intent: Intent, amount: number): Partial<Intent> =>
  amount === intent.amount || intent.status !== 'requires_action'
    ? { amount }
    : { amount, status: 'requires_payment_method', payment_method: null, next_action: null }

/** The range of `created=…`, or of `created[gte]=…` and the like, in seconds. */
function periodOf(form: Form): { from: number | null; to: number | null } {
  const bounds = formOf(form, 'created')
  const at = (name: string, shift: number) =>
    textOf(bounds, name) === undefined ? null : wholeNumber(bounds, name) + shift
  if (textOf(form, 'created') !== undefined) {
    const moment = wholeNumber(form, 'created')
    return { from: moment, to: moment }
  }
  return { from: at('gte', 0) ?? at('gt', 1), to: at('lte', 0) ?? at('lt', -1) }
}

const blank = {
  object: 'payment_intent',
  amount_capturable: 0,
  amount_received: 0,
  canceled_at: null,
  cancellation_reason: null,
  capture_method: 'automatic_async',
  confirmation_method: 'automatic',
  customer: null,
  last_payment_error: null,
  latest_charge: null,
  livemode: false,
  next_action: null,
  payment_method: null,
  setup_future_usage: null,
  shipping: null,
  status: 'requires_payment_method',
} as const satisfies Partial<Intent>
