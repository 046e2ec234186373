import type { StripeElements, StripeError } from '@stripe/stripe-js'
import type { Ore } from '../../../../modules/shared/money.ts'
import { settled } from '../../../browser/settled.ts'
import type { Answer, Body } from '../../../client/operation-types.ts'
import {
  serverCode,
  serverField,
  serverRetryAfter,
  serverText,
} from '../../../client/request-error.ts'
import { paths } from '../../../paths.ts'
import type { CheckoutForm } from '../form/checkout-form.ts'
import { billingDetails, fieldBehind, orderRequest } from '../form/customer.ts'
import { type Refusal, refusalOfCard, refusalOfPayment } from '../form/validate.ts'
import { summaryTexts, checkoutTexts as texts } from '../text.ts'
import type { OpenIntent } from './open-intent.ts'
import { judged, type Paid, type PaymentState, type Provider, stateOf } from './payment-state.ts'

type Intent = Answer<'createPaymentIntent'>

export type Payment = {
  stripe: Provider | null
  elements: Pick<StripeElements, 'submit' | 'getElement'> | null
  createPaymentIntent(order: Body<'createPaymentIntent'>): Promise<Intent>
  sendOrderConfirmation(order: Body<'sendOrderConfirmation'>): Promise<unknown>
  subscribe(email: string, name: string): Promise<unknown>
  form: CheckoutForm
  discountCode: string | null
  origin: string
  /** The amount on the pay button, in øre. */
  total: Ore
  /** Stores an intent before it is confirmed: the page may be left during the confirmation. */
  remember(intent: Intent): void
  /** The intent of an earlier attempt without an answer: it may be paid. */
  unanswered?: OpenIntent | undefined
}

export type Outcome =
  | { is: 'paid'; orderNumber: string; isConfirmed: boolean }
  | { is: 'refused'; refusal: Refusal; unanswered?: OpenIntent | undefined }
  /** The payment is processing, for hours with some methods. */
  | { is: 'pending'; intent: OpenIntent }

/**
 * Pays the order (specification, section 7): creates the intent, confirms the card with the provider, and informs the
 * shop. The order counts as paid even if the last call fails, as the provider's webhook reaches the shop. Stock that
 * sold out concurrently is refunded.
 */
export async function pay(payment: Payment): Promise<Outcome> {
  const { stripe, elements, form, discountCode, unanswered } = payment
  if (!stripe || !elements) return { ...refused({ title: texts.noSystem }), unanswered }
  if (!elements.getElement('payment')) return { ...refused({ title: texts.noCard }), unanswered }
  const cardRefusal = refusalOfCard(await elements.submit())
  if (cardRefusal) return { ...refused(cardRefusal), unanswered }

  const created = await settled(payment.createPaymentIntent(orderRequest(form, discountCode)))
  const intent = created.value
  if (!intent) return endWithoutIntent(stripe, payment, created.error)
  // The server decides on prices, codes and the cart.
  if (intent.total !== undefined && intent.total !== payment.total)
    return endOfEarlier(stripe, payment, { title: texts.changed, text: texts.changedText })

  payment.remember(intent)
  const { error, state } = await confirm(stripe, elements as StripeElements, payment, intent)
  if (state.is === 'paid') return finish(payment, intent, state)
  if (state.is === 'pending') return { is: 'pending', intent }
  // The shop cancels an intent when another tab requests another amount, or when its payment is late.
  if (state.is === 'cancelled')
    return refused({ title: texts.cancelled, text: texts.cancelledText })
  return {
    ...refused(refusalOfPayment(error)),
    ...(state.is === 'unknown' && { unanswered: intent }),
  }
}

/** No intent could be created: the result is an earlier attempt's success, or this refusal. */
async function endWithoutIntent(
  stripe: Provider,
  payment: Payment,
  error: unknown,
): Promise<Outcome> {
  const outcome = await endOfEarlier(stripe, payment, refusalOfIntent(error))
  const isOnItsWay = serverCode(error) === 'payment_processing'
  if (isOnItsWay && outcome.is === 'refused' && outcome.unanswered)
    return { is: 'pending', intent: outcome.unanswered }
  return outcome
}

/** The reason that no payment was attempted; a refused card is handled elsewhere (PAY-05). */
function refusalOfIntent(error: unknown): Refusal {
  if (serverCode(error) === 'payment_processing')
    return { title: texts.onItsWay, text: texts.onItsWayText, isGood: true }
  const text = serverText(error) ?? texts.intentFailed
  const retryAfter = serverRetryAfter(error)
  if (retryAfter && serverCode(error) === 'units_held')
    return { title: texts.unitsHeld, text: `${text} ${texts.freeAgain(retryAfter)}`, retryAfter }
  if (retryAfter && serverCode(error) === 'discount_code_held')
    return {
      title: summaryTexts.discountHeld,
      text: summaryTexts.discountHeldText(retryAfter),
      retryAfter,
    }
  if (retryAfter && serverCode(error) === 'too_many_requests')
    return { title: texts.notStarted, text: `${text} ${texts.tryAgainIn(retryAfter)}` }
  if (serverCode(error) === 'sold_out') return { title: texts.shortCart, text }
  const isMalformed = serverCode(error) === 'malformed_request'
  const field = isMalformed ? fieldBehind(serverField(error) ?? '') : undefined
  if (!field) return { title: texts.notStarted, text }
  return {
    title: texts.notStarted,
    text: `${text} ${texts.refusedField(texts.labels[field])}`,
    field,
  }
}

/** The same between two attempts of a waiting page, which retries after a network failure or too many calls. */
export function refusalWhileWaiting(error: unknown): Refusal {
  const refusal = refusalOfIntent(error)
  const isPassing = serverCode(error) === undefined || serverRetryAfter(error) !== undefined
  return isPassing ? { ...refusal, retryAfter: serverRetryAfter(error) ?? 30 } : refusal
}

/** The outcome of an earlier attempt; this refusal when that was not paid either. */
async function endOfEarlier(
  stripe: Provider,
  payment: Payment,
  refusal: Refusal,
): Promise<Outcome> {
  const { unanswered } = payment
  if (!unanswered) return refused(refusal)
  const earlier = await stateOf(stripe, unanswered)
  if (earlier.is === 'paid') return finish(payment, unanswered, earlier)
  if (earlier.is === 'pending') return { is: 'pending', intent: unanswered }
  return { ...refused(refusal), ...(earlier.is === 'unknown' && { unanswered }) }
}

async function confirm(
  stripe: Provider,
  elements: StripeElements,
  { form, origin }: Payment,
  intent: Intent,
): Promise<{ error?: StripeError | undefined; state: PaymentState }> {
  const answer = await stripe
    .confirmPayment({
      elements,
      clientSecret: intent.clientSecret,
      confirmParams: {
        return_url: origin + paths.orderConfirmation({ order_number: intent.orderNumber }),
        payment_method_data: { billing_details: billingDetails(form) },
      },
      redirect: 'if_required',
    })
    .catch(() => undefined)
  if (answer?.paymentIntent) return { state: judged(answer.paymentIntent) }
  const error = answer?.error
  // A decline by the customer or the bank is final; after any other error the charge may have succeeded.
  const isFinal = error?.type === 'card_error' || error?.type === 'validation_error'
  return { error, state: isFinal ? { is: 'unpaid' } : await stateOf(stripe, intent) }
}

async function finish(
  { sendOrderConfirmation, subscribe, form, discountCode }: Payment,
  { orderNumber }: OpenIntent,
  { paymentIntentId }: Paid,
): Promise<Outcome> {
  const { value, error } = await settled(
    sendOrderConfirmation({ ...orderRequest(form, discountCode), paymentIntentId, orderNumber }),
  )
  if (serverCode(error) === 'payment_refunded')
    return refused({ title: texts.paidBack, text: texts.paidBackText })
  // A failed subscription must not disturb the payment.
  if (form.newsletter)
    void subscribe(form.email.trim(), form.firstName.trim()).catch(() => undefined)
  return { is: 'paid', orderNumber, isConfirmed: value !== undefined }
}

const refused = (refusal: Refusal) => ({ is: 'refused' as const, refusal })
