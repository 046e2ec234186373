import type { PaymentIntentRequest } from '../../../../modules/shared/contract/api.d.ts'
import { type CheckoutForm, type RequiredField, requiredFields } from './checkout-form.ts'

/** The billing details for the card's bank; the country is always Norway (specification, section 7). */
export const billingDetails = (form: CheckoutForm) => ({
  name: fullName(form),
  email: typed(form.email),
  phone: typed(form.phone),
  address: {
    line1: typed(form.address),
    postal_code: typed(form.postalCode),
    city: typed(form.city),
    country: 'NO',
  },
})

/** The customer and shipping address, as the shop's API takes them. */
export const orderRequest = (
  form: CheckoutForm,
  discountCode: string | null,
): PaymentIntentRequest => ({
  customerEmail: typed(form.email),
  customerName: fullName(form),
  shippingAddress: {
    firstName: typed(form.firstName),
    lastName: typed(form.lastName),
    address: typed(form.address),
    postalCode: typed(form.postalCode),
    city: typed(form.city),
    phone: typed(form.phone),
  },
  discountCode,
})

/** The form field behind a field of the order; undefined for one that the customer does not fill in. */
export function fieldBehind(name: string): RequiredField | undefined {
  if (name === 'customerEmail') return 'email'
  if (name === 'customerName') return 'firstName'
  return requiredFields.find((field) => name === `shippingAddress.${field}`)
}

const fullName = (form: CheckoutForm) => `${typed(form.firstName)} ${typed(form.lastName)}`

/**
 * A field's value as it is sent. Numbers copied from an address book contain bidirectional control characters, which the
 * server refuses.
 */
export const typed = (text: string): string =>
  text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '').trim()
