import type Stripe from 'stripe'
import { payWithKlarna } from '../../api/embedded/test-payments/test-klarna.ts'
import type { Provider } from './provider.ts'

/** Ways to pay: by card, or with Klarna and one of its answers; null leaves Klarna's page unanswered. */
export const ways = ['card', 'card', 'authorised', 'delayed', 'failed', null] as const
export type Way = (typeof ways)[number]

/** A customer's actions in the provider's fields and pages; `pay` returns the intent's status. */
export function createCustomerPayments({ stripe, browser }: Provider) {
  const idOf = (clientSecret: string) => clientSecret.split('_secret_')[0] ?? ''

  /** A refused card leaves the intent open. */
  const payByCard = (clientSecret: string, card: string) =>
    stripe.paymentIntents
      .confirm(idOf(clientSecret), { payment_method: card })
      .catch(() => undefined)

  return {
    fail: (clientSecret: string) => payByCard(clientSecret, 'pm_card_visa_chargeDeclined'),
    async pay(clientSecret: string, way: Way): Promise<Stripe.PaymentIntent.Status> {
      if (way === 'card') await payByCard(clientSecret, 'pm_card_visa')
      else await payWithKlarna(browser, clientSecret, way)
      return (await stripe.paymentIntents.retrieve(idOf(clientSecret))).status
    },
  }
}
