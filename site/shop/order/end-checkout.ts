import { announce, refetchCart } from '../cart/index.ts'
import {
  $checkoutForm,
  announcePayment,
  forgetCheckoutForm,
  forgetIntent,
  loadCheckoutForm,
  storedIntent,
} from '../checkout/index.ts'
import { removeDiscount } from '../discount/index.ts'
import { forgetDesign } from '../kept-design/index.ts'
import { subscribe } from '../newsletter/index.ts'
import type { PaymentStage } from './order-confirmation.ts'

const ended = new Set<PaymentStage>(['paid', 'failed', 'refunded'])

/**
 * Refetches the cart without the bought lines, here and in other tabs. Then cleans up like the checkout after a payment
 * of its own, once: only while the last attempted payment is this order's, so that opening an old order does not clear
 * a newer form.
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

/** A failed subscription must not disturb the customer. */
function tidyUp(): void {
  loadCheckoutForm()
  const { newsletter, email, firstName } = $checkoutForm.get()
  if (newsletter) void subscribe(email.trim(), firstName.trim()).catch(() => undefined)
  forgetDesign()
  forgetCheckoutForm()
  removeDiscount()
}
