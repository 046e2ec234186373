import type { StripeError } from '@stripe/stripe-js'
import { checkoutTexts as texts } from '../../text/checkout.ts'
import type { Refusal } from './validate.ts'

/** What a bank says of a card beyond no. */
const telling = [
  'card_declined',
  'expired_card',
  'incorrect_cvc',
  'incorrect_number',
  'incorrect_zip',
  'insufficient_funds',
]

/**
 * Why a payment failed, in the provider's words or the specification's. All refusals of a bank read
 * the same: which of them it was, or that the card is a real one, helps only who tries stolen cards.
 */
export function refusalOfPayment(error: StripeError | undefined): Refusal {
  const isTelling =
    telling.includes(error?.code ?? '') && error?.decline_code !== 'test_mode_live_card'
  const text = isTelling ? texts.declined : (error?.message ?? texts.failedText)
  return { title: texts.failed, text }
}
