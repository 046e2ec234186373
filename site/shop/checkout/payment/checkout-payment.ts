import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { atom } from 'nanostores'
import { priceCart } from '../../../../modules/checkout/rules.ts'
import type { Ore } from '../../../../modules/shared/money.ts'
import { call } from '../../../client/checkout.ts'
import { paths } from '../../../paths.ts'
import { showError, showToast } from '../../../ui/toast/toast.ts'
import { $cart, announce, refetchCart } from '../../cart/index.ts'
import { forgetDesign } from '../../designer/index.ts'
import { subscribe } from '../../newsletter/index.ts'
import { $checkoutForm, forgetCheckoutForm } from '../form/checkout-form.ts'
import { type Refusal, refusalOfCart, refusalOfForm } from '../form/validate.ts'
import { $discount, refetchDiscount, removeDiscount } from '../summary/discount.ts'
import { $typedCode, applyBeforePayment, effectiveCode } from '../summary/typed-code.ts'
import { paidElsewhereTexts, checkoutTexts as texts } from '../text.ts'
import { holdAnew } from './hold-anew.ts'
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
import { amountOf } from './payment-system.ts'
import { standingOf } from './standing.ts'
import { type Attempt, stopWaiting, waitForHold } from './waiting.ts'

export type Stage = 'idle' | 'processing' | 'success'
export const $stage = atom<Stage>('idle')

/** What the attempt under way, or the last one, charges, in øre: the cart may change meanwhile in another tab. */
export const $charged = atom<Ore>(0)

/** Why the last attempt led to nothing. */
export const $refusal = atom<Refusal | null>(null)

// What is wrong with the form is old news once it changes.
$checkoutForm.listen(() => $refusal.set(null))
$isRestUnpaid.listen((isUnpaid) => isUnpaid && refuse(paidElsewhereTexts.rest))
$typedCode.listen(() => $refusal.get()?.field === 'discountCode' && $refusal.set(null))

export type Receipt = { orderNumber: string; email: string }

/** What was bought, once the order is complete. */
export const $receipt = atom<Receipt | null>(null)

/** Ms between the success and the thank-you screen (specification, section 9). */
const completionDelay = 300

/** An attempt that ended without an answer: it may be paid, and the next one finds out. */
const $unanswered = atom<OpenIntent | undefined>(storedIntent())

export type CardFields = { stripe: Stripe | null; elements: StripeElements | null }

/** Pays for the cart, once at a time; `total` is what the customer sees that it costs. */
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
    call,
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
  // The cart was empty because another tab paid for it, which the page says in place of the form.
  await askAboutElsewhere()
  if ($paidElsewhere.get()) await refetchCart()
  if (isPaidElsewhere()) return
  refuse(outcome.refusal)
  await catchUp()
}

/**
 * What the payment costs, in øre, after a code that was typed and not applied (decisions): it may only
 * cost less than the button said, else the customer presses again. A refusal when the code is refused.
 */
async function totalWithTypedCode({ elements }: CardFields, shown: Ore): Promise<Ore | Refusal> {
  if ($typedCode.get().trim() === '') return shown
  const refusal = await applyBeforePayment()
  if (refusal) return refusal
  const { total } = priceCart($cart.get() ?? [], $discount.get())
  elements?.update({ amount: amountOf(total) })
  return total > shown ? { title: texts.changed, text: texts.changedText } : total
}

/**
 * Where an empty cart leads: home (CHK-26), or to the order that it was emptied for, which only who
 * knows how the last payment stands can tell apart from one that the customer emptied.
 */
export async function leaveEmptyCart(stripe: Promise<Stripe | null> | null): Promise<void> {
  const intent = $unanswered.get()
  await askAboutElsewhere()
  // What says so is shorter than the form, and stands at the top.
  if (isPaidElsewhere()) return scrollTo({ top: 0 })
  const isMoneyMoved = intent && (await isPaidOrPending(stripe, intent))
  // A patch may have come into the cart meanwhile, from another tab.
  if ($cart.get()?.length !== 0 || $stage.get() !== 'idle') return
  if (isMoneyMoved) wait(intent)
  else location.replace(paths.home())
}

const isPaidElsewhere = (): boolean => $paidElsewhere.get() !== null && $cart.get()?.length === 0

async function isPaidOrPending(
  stripe: Promise<Stripe | null> | null,
  intent: OpenIntent,
): Promise<boolean> {
  const { is } = await standingOf(stripe, intent)
  if (is !== 'unknown') return is === 'paid' || is === 'pending'
  const payment = await paymentOf(intent.orderNumber).catch(() => undefined)
  return payment === 'paid' || payment === 'refunded'
}

/** To the page that tells how an order stands, and waits for it to be paid. */
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
 * Who was sent elsewhere to pay and comes back by the browser's button finds the page as it was left,
 * in the middle of a payment that never returns: it can be paid for anew.
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
  if (refusal.retryAfter) void waitForHold(refusal, holdAnew, endOfWaiting)
}

function endOfWaiting(end: Attempt): void {
  refuse(end === 'held' ? texts.held : end)
  void catchUp()
}

/** The cart's prices and stock, or the code, may be what the payment failed for. */
async function catchUp(): Promise<void> {
  await refetchCart()
  await refetchDiscount()
}

function complete(orderNumber: string, email: string, isConfirmed: boolean): void {
  $unanswered.set(undefined)
  $stage.set('success')
  announcePayment(orderNumber)
  if (isConfirmed) showToast(texts.paid, texts.paidText)
  else showToast(texts.mailFailed)
  forgetDesign()
  scrollTo({ top: 0 })
  setTimeout(() => {
    $receipt.set({ orderNumber, email })
    forgetCheckoutForm()
    removeDiscount()
    void refetchCart().then(announce)
  }, completionDelay)
}
