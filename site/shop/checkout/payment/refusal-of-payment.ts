import type { StripeError } from '@stripe/stripe-js'
import { type Refusal, refusalOfCard } from '../form/validate.ts'
import { checkoutTexts as texts } from '../text.ts'

/**
 * The reason that a payment failed: the provider's message, which is in the customer's language, else the
 * specification's text. A refusal by the card fields themselves never reached the bank.
 */
export function refusalOfPayment(error: StripeError | undefined): Refusal {
  const refusal = error?.type === 'validation_error' ? refusalOfCard({ error }) : undefined
  return refusal ?? { title: texts.failed, text: error?.message ?? texts.failedText }
}
