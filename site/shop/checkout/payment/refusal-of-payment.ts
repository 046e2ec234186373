import type { StripeError } from '@stripe/stripe-js'
import { type Refusal, refusalOfCard } from '../form/validate.ts'
import { checkoutTexts as texts } from '../text.ts'

/**
 * Why a payment failed, in the provider's words, in the customer's language, or else the specification's.
 * What the card fields themselves refuse was never sent to the bank.
 */
export function refusalOfPayment(error: StripeError | undefined): Refusal {
  const refusal = error?.type === 'validation_error' ? refusalOfCard({ error }) : undefined
  return refusal ?? { title: texts.failed, text: error?.message ?? texts.failedText }
}
