import type { StripeError } from '@stripe/stripe-js'
import type { CartItem } from '../../../../modules/shared/contract/api.d.ts'
import { isEmail, isPhone, isPostalCode } from '../../../client/generated/formats.ts'
import { summaryTexts, checkoutTexts as texts } from '../text.ts'
import { type CheckoutForm, missingFields, type RequiredField } from './checkout-form.ts'
import { typed } from './customer.ts'

/**
 * The refusal of a payment, as a toast shows it. `isGood`: nothing went wrong, for example the payment is still
 * processing. `field`: the field that the server refused. `retryAfter`: seconds until stock or a code that another
 * order holds may be free.
 */
export type Refusal = {
  title: string
  text?: string
  isGood?: true
  field?: RequiredField | 'discountCode'
  retryAfter?: number
}

/**
 * The reason that the form can't be paid yet: fields come before terms (specification, section 5). The card is checked
 * afterwards.
 */
export function refusalOfForm(form: CheckoutForm): Refusal | undefined {
  const missing = missingFields(form)
  if (missing.length > 0)
    return {
      title: texts.missing,
      text: texts.missingText(missing.map((field) => texts.labels[field])),
    }
  const [wrong] = wrongFields(form)
  if (wrong) return texts.wrong[wrong]
  if (!form.acceptTerms) return { title: texts.terms, text: texts.termsText }
  return undefined
}

/** The contract's formats of fields, in the order of the validation messages. */
const formats = [
  ['email', isEmail],
  ['postalCode', isPostalCode],
  ['phone', isPhone],
] as const
type FormattedField = (typeof formats)[number][0]

/** The filled-in fields that the contract refuses. */
const wrongFields = (form: CheckoutForm): FormattedField[] =>
  formats
    .filter(([field, isRight]) => typed(form[field]) !== '' && !isRight(typed(form[field])))
    .map(([field]) => field)

/** The message beside each field that is missing or malformed. */
export function fieldProblems(form: CheckoutForm): Partial<Record<RequiredField, string>> {
  const missing = missingFields(form).map((field) => [
    field,
    texts.missingField(texts.labels[field]),
  ])
  const wrong = wrongFields(form).map((field) => [field, texts.wrong[field].text])
  return Object.fromEntries([...missing, ...wrong])
}

/** Lines with more units than the stock: they block the payment. */
export const shortLines = (items: readonly CartItem[]): CartItem[] =>
  items.filter(({ product, quantity }) => quantity > product.stock)

/** The reason that the cart can't be paid yet, in the words beside its lines; undefined when it can. */
export function refusalOfCart(items: readonly CartItem[]): Refusal | undefined {
  const [short] = shortLines(items)
  if (!short) return undefined
  return { title: texts.shortCart, text: shortText(short) }
}

/** The message beside a line with more units than the stock. */
export const shortText = ({ product }: CartItem): string =>
  summaryTexts.tooFew(product.name, product.stock)

/** The card fields' answer to the check for completeness. */
export type CardAnswer = {
  error?: { type: string; code?: string; message?: string } | undefined
}

/**
 * The reason that the card can't be used yet. Nothing was sent to the bank: a field is incomplete (CHK-22), or invalid,
 * for example expired, which the provider's text explains.
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

/**
 * The reason that a payment failed: the provider's message, which is in the customer's language, else the
 * specification's text. A refusal by the card fields themselves never reached the bank.
 */
export function refusalOfPayment(error: StripeError | undefined): Refusal {
  const refusal = error?.type === 'validation_error' ? refusalOfCard({ error }) : undefined
  return refusal ?? { title: texts.failed, text: error?.message ?? texts.failedText }
}
