import {
  type CheckoutForm,
  isEmail,
  missingFields,
  type RequiredField,
} from '../../stores/checkout-form.ts'
import { checkoutTexts as texts } from '../../text/checkout.ts'

/**
 * Why nothing was paid, as the toast says it; `isGood` when nothing went wrong, as with money that is on its way,
 * `field` where the server refused what stands in one.
 */
export type Refusal = { title: string; text?: string; isGood?: true; field?: RequiredField }

/** Why the form can't be paid yet: fields first, then terms (specification, section 5). The card comes after. */
export function refusalOfForm(form: CheckoutForm): Refusal | undefined {
  const missing = missingFields(form)
  if (missing.length > 0)
    return {
      title: texts.missing,
      text: texts.missingText(missing.map((field) => texts.labels[field])),
    }
  if (!isEmail(form.email)) return { title: texts.wrongEmail, text: texts.wrongEmailText }
  if (!form.acceptTerms) return { title: texts.terms, text: texts.termsText }
  return undefined
}

/** What the card fields answer when they are asked whether they are complete. */
export type CardAnswer = {
  error?: { type: string; code?: string; message?: string } | undefined
}

/** Why the card can't be paid with yet: something is missing, or, as an expiry that is over, wrong. */
export function refusalOfCard({ error }: CardAnswer): Refusal | undefined {
  if (!error) return undefined
  const isWrong = error.code?.startsWith('invalid_')
  if (error.type === 'validation_error' && !isWrong)
    return { title: texts.card, text: texts.cardText }
  return { title: texts.failed, text: error.message ?? texts.failedText }
}
