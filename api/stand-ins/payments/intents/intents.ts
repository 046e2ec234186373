import type { Sql, Transaction } from '../../../../modules/shared/transaction.ts'
import type { Keep } from '../events/events.ts'
import { type Fault, missing, unexpectedState } from '../fault.ts'
import { choiceOf, expandedOf, type Form, refuseUnknown, textOf } from '../form.ts'
import { type Intent, isOpen, newId, random, secondsOf } from '../objects.ts'
import * as queries from '../queries.ts'
import { withBalanceTransaction } from './balance-transaction.ts'
import { amountOf, currencyOf, metadataOf, methodsOf } from './intent-fields.ts'
import { shippingOf } from './shipping.ts'

type Dependencies = { now: () => Date; keep: Keep }

/** The intent; throws Stripe's Fault for an unknown id. */
export async function retrieveIntent(
  sql: Sql,
  id: string,
  options?: { isLocked: boolean },
): Promise<Intent> {
  const intent = await queries.find(sql, 'payment_intent', id, options)
  if (!intent) throw missing('payment_intent', id, 'intent')
  return intent
}

/** The same, locked until the transaction ends. */
export const lockIntent = (tx: Transaction, id: string): Promise<Intent> =>
  retrieveIntent(tx, id, { isLocked: true })

/** The fields that a call can expand: the charge, and its balance transaction with it. */
const expandable = ['latest_charge', 'latest_charge.balance_transaction']

/** The same as a call's answer: with its charge in place of the charge's id if `expand` says so. */
export async function retrievedIntent(sql: Sql, id: string, form: Form): Promise<object> {
  refuseUnknown(form, ['expand', 'client_secret'])
  const intent = await retrieveIntent(sql, id)
  const expanded = expandedOf(form, expandable)
  if (expanded.length === 0 || !intent.latest_charge) return intent
  const charge = await queries.find(sql, 'charge', intent.latest_charge)
  const isDeep = expanded.includes('latest_charge.balance_transaction')
  return {
    ...intent,
    latest_charge: charge && isDeep ? withBalanceTransaction(charge) : charge,
  }
}

const details = [
  'amount',
  'description',
  'metadata',
  'receipt_email',
  'shipping',
  'statement_descriptor',
]
const choices = [
  'allowed_payment_method_types',
  'automatic_payment_methods',
  'payment_method_types',
  'currency',
]

const reasons = ['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned']

/** Creates, updates and cancels payment intents as Stripe does. */
export function createIntents({ now, keep }: Dependencies) {
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
        shipping: shippingOf(form),
      }
      return keep(tx, intent, 'payment_intent.created')
    },

    /** A paid or canceled intent keeps its amount; its notes can still change. */
    async update(tx: Transaction, id: string, form: Form): Promise<Intent | Fault> {
      refuseUnknown(form, details)
      const intent = await lockIntent(tx, id)
      const newAmount = textOf(form, 'amount') !== undefined
      if (newAmount && !isOpen(intent))
        return unexpectedState(intent, "This PaymentIntent's amount could not be updated")
      const text = (name: string) => textOf(form, name) ?? intent[name]
      return keep<Intent>(tx, {
        ...intent,
        ...(newAmount && reopened(intent, amountOf(form))),
        description: text('description'),
        metadata: metadataOf(form, intent.metadata),
        receipt_email: text('receipt_email'),
        shipping: shippingOf(form) ?? intent.shipping,
      })
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
      return keep(tx, canceled, 'payment_intent.canceled')
    },
  }
}

/** After a change of the amount, the customer has to confirm again. */
const reopened = (intent: Intent, amount: number): Partial<Intent> =>
  amount === intent.amount || intent.status !== 'requires_action'
    ? { amount }
    : { amount, status: 'requires_payment_method', payment_method: null, next_action: null }

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
  status: 'requires_payment_method',
} as const satisfies Partial<Intent>
