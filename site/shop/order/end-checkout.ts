import { announce, refetchCart } from '../cart/index.ts'
import {
  $checkoutForm,
  announcePayment,
  forgetCheckoutForm,
  forgetIntent,
  loadCheckoutForm,
  removeDiscount,
  storedIntent,
} from '../checkout/index.ts'
import { forgetDesign } from '../designer/index.ts'
import { subscribe } from '../newsletter/index.ts'
import type { PaymentStage } from './order-confirmation.ts'

const ended = new Set<PaymentStage>(['paid', 'failed', 'refunded'])

/**
 * Shows the cart without what was bought, here and in other tabs. Does the rest of what the checkout does
 * after a payment that ended there, once: only while the payment that was begun last is this order's, so
 * that who opens an old order again keeps what was filled in since.
 */
export function endCheckout(orderNumber: string, stage: PaymentStage): void {
  if (stage === 'paid') void refetchCart().then(announce)
  if (!ended.has(stage)) return
  if (storedIntent()?.orderNumber !== orderNumber) return
  forgetIntent()
  if (stage !== 'paid') return
  announcePayment(orderNumber)
  tidyUp()
}

/** A subscription that fails is nobody's worry. */
function tidyUp(): void {
  loadCheckoutForm()
  const { newsletter, email, firstName } = $checkoutForm.get()
  if (newsletter) void subscribe(email.trim(), firstName.trim()).catch(() => undefined)
  forgetDesign()
  forgetCheckoutForm()
  removeDiscount()
}
