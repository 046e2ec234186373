import { call } from '../../client/checkout.ts'
import { $checkoutForm } from '../../stores/checkout-form.ts'
import { orderRequest } from './customer.ts'
import { refusalWhileWaiting } from './pay.ts'
import { applyBeforePayment, effectiveCode } from './typed-code.ts'
import { refusalOfForm } from './validate.ts'
import type { Attempt } from './waiting.ts'

/** Asks the shop to hold the cart for this customer, without paying: that takes a fresh press of the button. */
export async function holdAnew(): Promise<Attempt> {
  const form = $checkoutForm.get()
  // A form that is being changed can't be sent; the next attempt finds it complete.
  const refusal = refusalOfForm(form)
  if (refusal) return { ...refusal, retryAfter: 1 }
  const refusedCode = await applyBeforePayment()
  if (refusedCode) return refusedCode
  return call('createPaymentIntent', { body: orderRequest(form, effectiveCode()) }).then(
    () => 'held' as const,
    (error: unknown) => refusalWhileWaiting(error),
  )
}
