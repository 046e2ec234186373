import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { atom } from 'nanostores'
import { priceCart } from '../../../modules/checkout/rules.ts'
import type { Ore } from '../../../modules/shared/money.ts'
import { api } from '../../api-client.ts'
import { paths } from '../../paths.ts'
import { $cart, announce, refetchCart } from '../../stores/cart.ts'
import { $checkoutForm, forgetCheckoutForm } from '../../stores/checkout-form.ts'
import { $discount, refetchDiscount, removeDiscount } from '../../stores/discount.ts'
import { forgetDesign } from '../../stores/kept-design.ts'
import {
  forgetIntent,
  intentIdOf,
  keepIntent,
  type OpenIntent,
  storedIntent,
} from '../../stores/open-intent.ts'
import { showError, showToast } from '../../stores/toast.ts'
import { checkoutTexts as texts } from '../../text/checkout.ts'
import { type Outcome, pay } from './pay.ts'
import { standingOf } from './standing.ts'
import { type Refusal, refusalOfCart, refusalOfForm } from './validate.ts'

export type Stage = 'idle' | 'processing' | 'success'
export const $stage = atom<Stage>('idle')

/** Why the last attempt led to nothing. */
export const $refusal = atom<Refusal | null>(null)

// What is wrong with the form is old news once it changes.
$checkoutForm.listen(() => $refusal.set(null))

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
  const form = $checkoutForm.get()
  const refusal = refusalOfForm(form) ?? refusalOfCart($cart.get() ?? [])
  if (refusal) return refuse(refusal)

  const unanswered = $unanswered.get()
  $stage.set('processing')
  $refusal.set(null)
  const outcome = await pay({
    ...card,
    api,
    form,
    discountCode: effectiveCode(),
    origin: location.origin,
    total,
    remember: keepIntent,
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
  refuse(outcome.refusal)
  await catchUp()
}

/**
 * Where an empty cart leads: home (CHK-26), or to the order that it was emptied for, which only who
 * knows how the last payment stands can tell apart from one that the customer emptied.
 */
export async function leaveEmptyCart(stripe: Promise<Stripe | null> | null): Promise<void> {
  const intent = $unanswered.get()
  const isMoneyMoved = intent && (await isPaidOrPending(stripe, intent))
  // A patch may have come into the cart meanwhile, from another tab.
  if ($cart.get()?.length !== 0 || $stage.get() !== 'idle') return
  if (isMoneyMoved) wait(intent)
  else location.replace(paths.home())
}

async function isPaidOrPending(
  stripe: Promise<Stripe | null> | null,
  intent: OpenIntent,
): Promise<boolean> {
  const { is } = await standingOf(stripe, intent)
  if (is !== 'unknown') return is === 'paid' || is === 'pending'
  const payment = await api.orderPayment(intent.orderNumber).catch(() => undefined)
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

/** The code that takes something off: one whose minimum is not reached is not sent, as it would be refused. */
function effectiveCode(): string | null {
  const discount = $discount.get()
  if (!discount) return null
  const { subtotal } = priceCart($cart.get() ?? [])
  return subtotal >= discount.minimumAmount ? discount.code : null
}

function refuse(refusal: Refusal): void {
  $refusal.set(refusal)
  const show = refusal.isGood ? showToast : showError
  show(refusal.title, refusal.text)
}

/** The cart's prices and stock, or the code, may be what the payment failed for. */
async function catchUp(): Promise<void> {
  await refetchCart()
  await refetchDiscount()
}

function complete(orderNumber: string, email: string, isConfirmed: boolean): void {
  $unanswered.set(undefined)
  $stage.set('success')
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
