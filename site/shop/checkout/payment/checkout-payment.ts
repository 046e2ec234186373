import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { atom } from 'nanostores'
import type { Ore } from '../../../../modules/shared/money.ts'
import { call as callIntent } from '../../../client/generated/create-payment-intent.ts'
import { call as callConfirmation } from '../../../client/generated/send-order-confirmation.ts'
import { paths } from '../../../paths.ts'
import type { Drafts } from '../../../text/approval.ts'
import { showError, showToast } from '../../../ui/toast/toast.ts'
import { $cart, announce, draftsIn, isCustom, refetchCart } from '../../cart/index.ts'
import { refetchDiscount, removeDiscount } from '../../discount/index.ts'
import { forgetDesign } from '../../kept-design/index.ts'
import { subscribe } from '../../newsletter/index.ts'
import { $checkoutForm, forgetCheckoutForm } from '../form/checkout-form.ts'
import { type Refusal, refusalOfCart, refusalOfForm } from '../form/validate.ts'
import { $prices } from '../prices.ts'
import { $typedCode, applyBeforePayment, effectiveCode } from '../summary/typed-code.ts'
import { paidElsewhereTexts, checkoutTexts as texts } from '../text.ts'
import {
  forgetIntent,
  intentIdOf,
  keepIntent,
  type OpenIntent,
  storedIntent,
} from './open-intent.ts'
import {
  $isRestUnpaid,
  $paidElsewhere,
  announceAttempt,
  announcePayment,
  askAboutElsewhere,
} from './paid-elsewhere.ts'
import { type Outcome, pay } from './pay.ts'
import { paymentOf } from './payment-of.ts'
import { stateOf } from './payment-state.ts'
import { amountOf } from './payment-system.ts'
import { retryHold } from './retry-hold.ts'
import { type Attempt, stopWaiting, waitForHold } from './waiting.ts'

export type Stage = 'idle' | 'processing' | 'success'
/** The stage of the payment. */
export const $stage = atom<Stage>('idle')

/** The amount of the current or last attempt, in øre: another tab may change the cart concurrently. */
export const $charged = atom<Ore>(0)

/** The reason that the last attempt failed; null without one. */
export const $refusal = atom<Refusal | null>(null)

// A change of the form makes the refusal stale.
$checkoutForm.listen(() => $refusal.set(null))
$isRestUnpaid.listen((isUnpaid) => isUnpaid && refuse(paidElsewhereTexts.rest))
$typedCode.listen(() => $refusal.get()?.field === 'discountCode' && $refusal.set(null))

let method: string | undefined

/** Follows the choice of a payment method: why another method failed is stale. */
export function followMethod(chosen: string): void {
  if (method !== undefined && method !== chosen) $refusal.set(null)
  method = chosen
}

/** `pictures` are those of the catalogue's patches in the order. */
export type Receipt = {
  orderNumber: string
  email: string
  pictures: readonly string[]
  drafts: Drafts
}

/** The receipt, once the order is complete. */
export const $receipt = atom<Receipt | null>(null)

/** Ms between the success and the thank-you screen (specification, section 9). */
const completionDelay = 300

/** An attempt that ended without an answer: it may be paid, and the next attempt checks this. */
const $unanswered = atom<OpenIntent | undefined>(storedIntent())

export type CardFields = { stripe: Stripe | null; elements: StripeElements | null }

/** Pays for the cart; ignored while a payment runs. `total` is the amount that the customer sees, in øre. */
export async function payNow(card: CardFields, total: Ore): Promise<void> {
  if ($stage.get() !== 'idle') return
  stopWaiting()
  const form = $checkoutForm.get()
  const refusal = refusalOfForm(form) ?? refusalOfCart($cart.get() ?? [])
  if (refusal) return refuse(refusal)

  const unanswered = $unanswered.get()
  $charged.set(total)
  $stage.set('processing')
  $refusal.set(null)
  const payable = await totalWithTypedCode(card, total)
  if (typeof payable !== 'number') {
    $stage.set('idle')
    return refuse(payable)
  }
  $charged.set(payable)
  const outcome = await pay({
    ...card,
    createPaymentIntent: (body) => callIntent('createPaymentIntent', { body }),
    sendOrderConfirmation: (body) => callConfirmation('sendOrderConfirmation', { body }),
    subscribe,
    form,
    discountCode: effectiveCode(),
    origin: location.origin,
    total: payable,
    remember(intent) {
      keepIntent(intent)
      announceAttempt(intent.orderNumber)
    },
    unanswered,
  }).catch((): Outcome => {
    const unexpected = { title: texts.failed, text: texts.failedText }
    return { is: 'refused', refusal: unexpected, unanswered }
  })
  if (outcome.is === 'pending') return wait(outcome.intent)
  if (!('unanswered' in outcome && outcome.unanswered)) forgetIntent()
  if (outcome.is === 'paid')
    return complete(outcome.orderNumber, form.email.trim(), outcome.isConfirmed)

  $unanswered.set(outcome.unanswered)
  $stage.set('idle')
  // Another tab paid for the cart and so emptied it: the page shows this instead of the form.
  await askAboutElsewhere()
  if ($paidElsewhere.get()) await refetchCart()
  if (isPaidElsewhere()) return
  refuse(outcome.refusal)
  await catchUp()
}

/**
 * The amount in øre after applying a code that was typed but not applied (CHK-10 to CHK-12). A Refusal when the code is
 * refused, or when the amount is higher than the button showed: then the customer must press again.
 */
async function totalWithTypedCode({ elements }: CardFields, shown: Ore): Promise<Ore | Refusal> {
  if ($typedCode.get().trim() === '') return shown
  const refusal = await applyBeforePayment()
  if (refusal) return refusal
  const total = $prices.get()?.total ?? 0
  elements?.update({ amount: amountOf(total) })
  return total > shown ? { title: texts.changed, text: texts.changedText } : total
}

/**
 * Leaves an empty cart: to the front page (CHK-26), or to the order that was paid with it. Only the state of the last
 * payment distinguishes that from a cart that the customer emptied.
 */
export async function leaveEmptyCart(stripe: Promise<Stripe | null> | null): Promise<void> {
  const intent = $unanswered.get()
  await askAboutElsewhere()
  // The message is shorter than the form, and at the top of the page.
  if (isPaidElsewhere()) return scrollTo({ top: 0 })
  const isMoneyMoved = intent && (await isPaidOrPending(stripe, intent))
  // Another tab may have added a patch concurrently.
  if ($cart.get()?.length !== 0 || $stage.get() !== 'idle') return
  if (isMoneyMoved) wait(intent)
  else location.replace(paths.home())
}

const isPaidElsewhere = (): boolean => $paidElsewhere.get() !== null && $cart.get()?.length === 0

async function isPaidOrPending(
  stripe: Promise<Stripe | null> | null,
  intent: OpenIntent,
): Promise<boolean> {
  const { is } = await stateOf(stripe, intent)
  if (is !== 'unknown') return is === 'paid' || is === 'pending'
  const payment = await paymentOf(intent.orderNumber).catch(() => undefined)
  return payment === 'paid' || payment === 'refunded'
}

/** Goes to the order's page, which waits for the payment. */
function wait(intent: OpenIntent): void {
  const { orderNumber } = intent
  location.replace(
    paths.orderConfirmation({
      order_number: orderNumber,
      payment_intent: intentIdOf(intent),
      redirect_status: 'pending',
    }),
  )
}

/**
 * Resets a page that the browser restored on the way back from the provider's page, in the middle of a payment that
 * never returns: the customer can pay again.
 */
export function payAnew(): void {
  if ($stage.get() !== 'processing') return
  $unanswered.set(storedIntent())
  $stage.set('idle')
}

function refuse(refusal: Refusal): void {
  $refusal.set(refusal)
  const show = refusal.isGood ? showToast : showError
  show(refusal.title, refusal.text)
  if (refusal.retryAfter) void waitForHold(refusal, retryHold, endOfWaiting)
}

function endOfWaiting(end: Attempt): void {
  refuse(end === 'held' ? texts.held : end)
  void catchUp()
}

/** Refetches the cart's prices and stock and the code, which may be the cause of the failure. */
async function catchUp(): Promise<void> {
  await refetchCart()
  await refetchDiscount()
}

function complete(orderNumber: string, email: string, isConfirmed: boolean): void {
  // The cart is empty by the time that the thanks are shown.
  const lines = $cart.get() ?? []
  const pictures = lines.filter((line) => !isCustom(line)).map(({ product }) => product.image)
  const drafts = draftsIn(lines)
  $unanswered.set(undefined)
  $stage.set('success')
  announcePayment(orderNumber)
  if (isConfirmed) showToast(texts.paid, texts.paidText)
  else showToast(texts.mailFailed)
  forgetDesign()
  scrollTo({ top: 0 })
  setTimeout(() => {
    $receipt.set({ orderNumber, email, pictures, drafts })
    forgetCheckoutForm()
    removeDiscount()
    void refetchCart().then(announce)
  }, completionDelay)
}
