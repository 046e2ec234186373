import type { Transaction } from '../../../../modules/shared/transaction.ts'
import type { Keep } from '../events/events.ts'
import { Fault, missing } from '../fault.ts'
import {
  type Charge,
  type Intent,
  type MethodDetails,
  type NextAction,
  newId,
  type PaymentMethod,
  secondsOf,
} from '../objects.ts'
import * as queries from '../queries.ts'
import type { Disputes } from './disputes.ts'

type Dependencies = { now: () => Date; keep: Keep; disputes: Disputes }

export type Outcomes = ReturnType<typeof createOutcomes>

/** The outcomes of an offered payment method, each with its events. */
export function createOutcomes({ now, keep, disputes }: Dependencies) {
  return {
    keepMethod: (tx: Transaction, details: MethodDetails): Promise<PaymentMethod> =>
      keep<PaymentMethod>(tx, {
        id: newId('pm'),
        object: 'payment_method',
        created: secondsOf(now()),
        customer: null,
        livemode: false,
        metadata: {},
        ...details,
      }),

    /** The customer has to act before the payment can continue. */
    async ask(
      tx: Transaction,
      intent: Intent,
      method: PaymentMethod,
      action: NextAction,
    ): Promise<Intent> {
      const waiting: Intent = {
        ...intent,
        status: 'requires_action',
        payment_method: method.id,
        last_payment_error: null,
        next_action: action,
      }
      return keep(tx, waiting, 'payment_intent.requires_action')
    },

    /** The customer has approved, and the money arrives later. */
    async process(tx: Transaction, intent: Intent): Promise<Intent> {
      const processing: Intent = { ...intent, status: 'processing', next_action: null }
      return keep(tx, processing, 'payment_intent.processing')
    },

    /** Charges the intent's payment method; with a test card for it, the customer disputes the charge at once. */
    async charge(tx: Transaction, intent: Intent, { isDisputed = false } = {}): Promise<Intent> {
      const method = await methodOf(tx, intent)
      const paid: Charge = {
        id: newId('ch'),
        object: 'charge',
        created: secondsOf(now()),
        amount: intent.amount,
        amount_captured: intent.amount,
        amount_refunded: 0,
        balance_transaction: newId('txn'),
        captured: true,
        currency: intent.currency,
        disputed: false,
        livemode: false,
        metadata: intent.metadata,
        paid: true,
        payment_intent: intent.id,
        payment_method: method.id,
        payment_method_details: detailsOf(method),
        refunded: false,
        status: 'succeeded',
      }
      const succeeded: Intent = {
        ...intent,
        status: 'succeeded',
        amount_received: intent.amount,
        latest_charge: paid.id,
        last_payment_error: null,
        next_action: null,
      }
      await keep(tx, paid, 'charge.succeeded')
      await keep(tx, succeeded, 'payment_intent.succeeded')
      if (isDisputed) await disputes.open(tx, paid)
      return succeeded
    },

    /** Stores the refusal on the intent, which then accepts another method. */
    async refuse(tx: Transaction, intent: Intent, fault: Fault): Promise<Fault> {
      const open: Intent = {
        ...intent,
        status: 'requires_payment_method',
        payment_method: null,
        next_action: null,
        last_payment_error: fault.body,
      }
      await keep(tx, open, 'payment_intent.payment_failed')
      return new Fault(fault.status, { ...fault.body, payment_intent: open })
    },
  }
}

async function methodOf(tx: Transaction, { payment_method }: Intent): Promise<PaymentMethod> {
  const id = payment_method ?? ''
  const method = await queries.find(tx, 'payment_method', id)
  if (!method) throw missing('PaymentMethod', id, 'payment_method')
  return method
}

const detailsOf = (method: PaymentMethod) =>
  method.type === 'card'
    ? { type: method.type, card: method.card }
    : {
        type: method.type,
        klarna: { payment_method_category: 'pay_later', preferred_locale: null },
      }
