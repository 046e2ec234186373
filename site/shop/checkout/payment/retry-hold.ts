import { call } from '../../../client/generated/create-payment-intent.ts'
import { $checkoutForm } from '../form/checkout-form.ts'
import { orderRequest } from '../form/customer.ts'
import { refusalOfForm } from '../form/validate.ts'
import { applyBeforePayment, effectiveCode } from '../summary/typed-code.ts'
import { refusalWhileWaiting } from './pay.ts'
import type { Attempt } from './waiting.ts'

/** Asks the shop again to hold the cart for this customer. Payment needs another press of the button. */
export async function retryHold(): Promise<Attempt> {
  const form = $checkoutForm.get()
  // A half-edited form can't be sent; the next attempt finds it complete.
  const refusal = refusalOfForm(form)
  if (refusal) return { ...refusal, retryAfter: 1 }
  const refusedCode = await applyBeforePayment()
  if (refusedCode) return refusedCode
  return call('createPaymentIntent', { body: orderRequest(form, effectiveCode()) }).then(
    () => 'held' as const,
    (error: unknown) => refusalWhileWaiting(error),
  )
}
