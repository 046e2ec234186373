import type { CartItem } from '../../../../modules/shared/contract/api.d.ts'
import { isEmail } from '../../../browser/email.ts'
import { summaryTexts, checkoutTexts as texts } from '../text.ts'
import { type CheckoutForm, missingFields, type RequiredField } from './checkout-form.ts'

/**
 * Why nothing was paid, as the toast says it; `isGood` when nothing went wrong, as with money that is on its way,
 * `field` where the server refused what stands in one, `retryAfter` (seconds) where another order has what is wanted.
 */
export type Refusal = {
  title: string
  text?: string
  isGood?: true
  field?: RequiredField | 'discountCode'
  retryAfter?: number
}

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

/** Lines that ask for more units than the shop has: the cart can't be paid while there is one. */
export const shortLines = (items: readonly CartItem[]): CartItem[] =>
  items.filter(({ product, quantity }) => quantity > product.stock)

/** Why the cart can't be paid yet, in the words that stand beside its lines. */
export function refusalOfCart(items: readonly CartItem[]): Refusal | undefined {
  const [short] = shortLines(items)
  if (!short) return undefined
  return { title: texts.shortCart, text: shortText(short) }
}

export const shortText = ({ product }: CartItem): string =>
  summaryTexts.tooFew(product.name, product.stock)

/** What the card fields answer when they are asked whether they are complete. */
export type CardAnswer = {
  error?: { type: string; code?: string; message?: string } | undefined
}

/**
 * Why the card can't be paid with yet. Nothing was sent to the bank: a field is incomplete (CHK-22), or, as an
 * expiry that is over, invalid, which the provider's text explains.
 */
export function refusalOfCard({ error }: CardAnswer): Refusal | undefined {
  if (!error) return undefined
  if (error.type !== 'validation_error')
    return { title: texts.failed, text: error.message ?? texts.failedText }
  const isInvalid = error.code?.startsWith('invalid_')
  return isInvalid
    ? { title: texts.invalidCard, text: error.message ?? texts.cardText }
    : { title: texts.card, text: texts.cardText }
}
