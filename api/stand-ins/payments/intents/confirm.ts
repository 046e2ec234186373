import type { Transaction } from '../../../../modules/shared/transaction.ts'
import { type CardInput, readCard } from '../cards/cards.ts'
import { declines } from '../cards/test-cards.ts'
import { type Fault, refusal, unexpectedState } from '../fault.ts'
import { type Intent, isOpen } from '../objects.ts'
import { lockIntent } from './intents.ts'
import type { Outcomes } from './outcomes.ts'

type Dependencies = { now: () => Date; outcomes: Outcomes }

export type Confirmation = ReturnType<typeof createConfirmation>

/** The customer's side of a payment: offers a card for an intent, and authenticates it if the bank requires that. */
export function createConfirmation({ now, outcomes }: Dependencies) {
  return {
    /** Charges a card; concurrent confirmations charge once. After a refusal the intent stays open for another card. */
    async confirm(tx: Transaction, id: string, input: CardInput): Promise<Intent | Fault> {
      const intent = await lockIntent(tx, id)
      if (!isOpen(intent)) return unexpectedState(intent, 'You cannot confirm this PaymentIntent')
      const { behaviour, ...card } = readCard(input, now())
      const method = await outcomes.keepMethod(tx, { type: 'card', card })
      if (behaviour === 'pays' || behaviour === 'disputes')
        return outcomes.charge(
          tx,
          { ...intent, payment_method: method.id },
          { isDisputed: behaviour === 'disputes' },
        )
      if (behaviour === 'authenticates')
        return outcomes.ask(tx, intent, method, {
          type: 'use_stripe_sdk',
          use_stripe_sdk: { type: 'three_d_secure_redirect' },
        })
      const decline = declines[behaviour]
      const bank = decline.code === 'card_declined' ? { decline_code: behaviour } : {}
      return outcomes.refuse(tx, intent, refusal({ ...decline, ...bank }))
    },

    /** Ends the card's authentication, completed or refused. */
    async authenticate(tx: Transaction, id: string, completed: boolean): Promise<Intent | Fault> {
      const intent = await lockIntent(tx, id)
      if (intent.next_action?.type !== 'use_stripe_sdk') return intent
      return completed
        ? outcomes.charge(tx, intent)
        : outcomes.refuse(tx, intent, notAuthenticated())
    },
  }
}

function notAuthenticated(): Fault {
  const message =
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.'
  return refusal({ code: 'payment_intent_authentication_failure', message })
}
