import type { Transaction } from '../../../modules/shared/transaction.ts'
import { type Card, type CardInput, readCard } from './cards.ts'
import type { Announce } from './events.ts'
import { Fault, missing, refusal, unexpectedState } from './fault.ts'
import { lockIntent } from './intents.ts'
import {
  type Charge,
  type Intent,
  isOpen,
  newId,
  type PaymentMethod,
  secondsOf,
} from './objects.ts'
import * as queries from './queries.ts'
import { declines } from './test-cards.ts'

type Dependencies = { now: () => Date; announce: Announce }

export type Confirmation = ReturnType<typeof createConfirmation>

/** The customer's part: a card is offered for an intent, and authenticated where the bank wants that. */
export function createConfirmation({ now, announce }: Dependencies) {
  return {
    /** Charges a card, once however many confirm at the same time. A refusal leaves the intent open for another card. */
    async confirm(tx: Transaction, id: string, input: CardInput): Promise<Intent | Fault> {
      const intent = await lockIntent(tx, id)
      if (!isOpen(intent)) return unexpectedState(intent, 'You cannot confirm this PaymentIntent')
      const card = readCard(input, now())
      const method = await keepMethod(tx, card)
      if (card.behaviour === 'pays') return charge(tx, intent, method)
      if (card.behaviour === 'authenticates') return askForAuthentication(tx, intent, method)
      const decline = declines[card.behaviour]
      const bank = decline.code === 'card_declined' ? { decline_code: card.behaviour } : {}
      return refuse(tx, intent, refusal({ ...decline, ...bank }))
    },

    /** The customer completed or refused the authentication that the card asked for. */
    async authenticate(tx: Transaction, id: string, completed: boolean): Promise<Intent | Fault> {
      const intent = await lockIntent(tx, id)
      if (intent.status !== 'requires_action') return intent
      if (!completed) return refuse(tx, intent, notAuthenticated())
      const methodId = intent.payment_method ?? ''
      const method = await queries.find(tx, 'payment_method', methodId)
      if (!method) throw missing('PaymentMethod', methodId, 'payment_method')
      return charge(tx, intent, method)
    },
  }

  async function keepMethod(
    tx: Transaction,
    { behaviour: _, ...card }: Card,
  ): Promise<PaymentMethod> {
    const method: PaymentMethod = {
      id: newId('pm'),
      object: 'payment_method',
      created: secondsOf(now()),
      card,
      customer: null,
      livemode: false,
      metadata: {},
      type: 'card',
    }
    await queries.save(tx, 'payment_method', method)
    return method
  }

  async function charge(tx: Transaction, intent: Intent, method: PaymentMethod): Promise<Intent> {
    const paid: Charge = {
      id: newId('ch'),
      object: 'charge',
      created: secondsOf(now()),
      amount: intent.amount,
      amount_captured: intent.amount,
      amount_refunded: 0,
      captured: true,
      currency: intent.currency,
      livemode: false,
      metadata: intent.metadata,
      paid: true,
      payment_intent: intent.id,
      payment_method: method.id,
      payment_method_details: { type: 'card', card: method.card },
      refunded: false,
      status: 'succeeded',
    }
    const succeeded: Intent = {
      ...intent,
      status: 'succeeded',
      amount_received: intent.amount,
      payment_method: method.id,
      latest_charge: paid.id,
      last_payment_error: null,
      next_action: null,
    }
    await queries.save(tx, 'charge', paid)
    await queries.save(tx, 'payment_intent', succeeded)
    await announce(tx, 'charge.succeeded', paid)
    await announce(tx, 'payment_intent.succeeded', succeeded)
    return succeeded
  }

  async function askForAuthentication(
    tx: Transaction,
    intent: Intent,
    method: PaymentMethod,
  ): Promise<Intent> {
    const waiting: Intent = {
      ...intent,
      status: 'requires_action',
      payment_method: method.id,
      last_payment_error: null,
      next_action: { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } },
    }
    await queries.save(tx, 'payment_intent', waiting)
    await announce(tx, 'payment_intent.requires_action', waiting)
    return waiting
  }

  /** Notes the refusal on the intent, which then waits for another card. */
  async function refuse(tx: Transaction, intent: Intent, fault: Fault): Promise<Fault> {
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
}

function notAuthenticated(): Fault {
  const message =
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.'
  return refusal({ code: 'payment_intent_authentication_failure', message })
}
