import type { PaymentIntent, Stripe } from '@stripe/stripe-js'
import type { OpenIntent } from './open-intent.ts'

/** The state of an intent, as the provider reported it. */
export type PaymentState = Paid | { is: 'unpaid' | 'cancelled' | 'pending' | 'unknown' }
export type Paid = { is: 'paid'; paymentIntentId: string }

/** Timeout of the provider's answer in ms. */
const timeLimit = 10_000

export type Provider = Pick<Stripe, 'confirmPayment' | 'retrievePaymentIntent'>

/** Asks the provider for an intent's state; 'unknown' without a provider or after a timeout. */
export async function stateOf(
  stripe: Provider | null | Promise<Provider | null>,
  { clientSecret }: OpenIntent,
): Promise<PaymentState> {
  const ask = async () => (await stripe)?.retrievePaymentIntent(clientSecret)
  const silence = new Promise<undefined>((resolve) => setTimeout(resolve, timeLimit))
  const answer = await Promise.race([ask(), silence]).catch(() => undefined)
  return answer?.paymentIntent ? judged(answer.paymentIntent) : { is: 'unknown' }
}

const unpaid = ['requires_payment_method', 'requires_confirmation', 'requires_action']

/** The state that an intent's status stands for. */
export function judged({ id, status }: Pick<PaymentIntent, 'id' | 'status'>): PaymentState {
  if (status === 'succeeded') return { is: 'paid', paymentIntentId: id }
  if (status === 'canceled') return { is: 'cancelled' }
  return { is: unpaid.includes(status) ? 'unpaid' : 'pending' }
}
