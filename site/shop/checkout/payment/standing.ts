import type { PaymentIntent, Stripe } from '@stripe/stripe-js'
import type { OpenIntent } from './open-intent.ts'

/** How an intent stands, as far as the provider told. */
export type Standing = Paid | { is: 'unpaid' | 'cancelled' | 'pending' | 'unknown' }
export type Paid = { is: 'paid'; paymentIntentId: string }

/** Ms for the provider's answer. */
const timeLimit = 10_000

export type Provider = Pick<Stripe, 'confirmPayment' | 'retrievePaymentIntent'>

/** Asks the provider; 'unknown' when there is none, or it does not answer in time. */
export async function standingOf(
  stripe: Provider | null | Promise<Provider | null>,
  { clientSecret }: OpenIntent,
): Promise<Standing> {
  const ask = async () => (await stripe)?.retrievePaymentIntent(clientSecret)
  const silence = new Promise<undefined>((resolve) => setTimeout(resolve, timeLimit))
  const answer = await Promise.race([ask(), silence]).catch(() => undefined)
  return answer?.paymentIntent ? judged(answer.paymentIntent) : { is: 'unknown' }
}

const unpaid = ['requires_payment_method', 'requires_confirmation', 'requires_action']

export function judged({ id, status }: Pick<PaymentIntent, 'id' | 'status'>): Standing {
  if (status === 'succeeded') return { is: 'paid', paymentIntentId: id }
  if (status === 'canceled') return { is: 'cancelled' }
  return { is: unpaid.includes(status) ? 'unpaid' : 'pending' }
}
