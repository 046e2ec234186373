import type { PaymentIntentRequest } from '../../../modules/shared/contract/api.d.ts'
import type { CheckoutForm } from '../../stores/checkout-form.ts'

/** Who pays, as the card's bank gets it; the country is always Norway (specification, section 7). */
export const billingDetails = (form: CheckoutForm) => ({
  name: fullName(form),
  email: form.email.trim(),
  phone: form.phone.trim(),
  address: {
    line1: form.address.trim(),
    postal_code: form.postalCode.trim(),
    city: form.city.trim(),
    country: 'NO',
  },
})

/** Who buys and where it goes, as the shop gets it. */
export const orderRequest = (
  form: CheckoutForm,
  discountCode: string | null,
): PaymentIntentRequest => ({
  customerEmail: form.email.trim(),
  customerName: fullName(form),
  shippingAddress: {
    firstName: form.firstName.trim(),
    lastName: form.lastName.trim(),
    address: form.address.trim(),
    postalCode: form.postalCode.trim(),
    city: form.city.trim(),
    phone: form.phone.trim(),
  },
  discountCode,
})

const fullName = (form: CheckoutForm) => `${form.firstName.trim()} ${form.lastName.trim()}`
