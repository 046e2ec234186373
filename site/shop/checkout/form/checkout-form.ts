import { map } from 'nanostores'
import { readJson, writeJson } from '../../../browser/storage.ts'
import {
  createPaymentIntentCustomerEmailMaxLength,
  createPaymentIntentShippingAddressAddressMaxLength,
  createPaymentIntentShippingAddressCityMaxLength,
  createPaymentIntentShippingAddressFirstNameMaxLength,
  createPaymentIntentShippingAddressLastNameMaxLength,
  createPaymentIntentShippingAddressPhoneMaxLength,
  createPaymentIntentShippingAddressPostalCodeMaxLength,
} from '../../../client/generated/create-payment-intent.ts'

/** The most characters of each field (contract). */
export const longest = {
  email: createPaymentIntentCustomerEmailMaxLength,
  firstName: createPaymentIntentShippingAddressFirstNameMaxLength,
  lastName: createPaymentIntentShippingAddressLastNameMaxLength,
  address: createPaymentIntentShippingAddressAddressMaxLength,
  postalCode: createPaymentIntentShippingAddressPostalCodeMaxLength,
  city: createPaymentIntentShippingAddressCityMaxLength,
  phone: createPaymentIntentShippingAddressPhoneMaxLength,
}

/** In the order of the validation messages (specification, section 5). */
export const requiredFields = [
  'email',
  'firstName',
  'lastName',
  'address',
  'city',
  'postalCode',
  'phone',
] as const
/** A field that must be filled in before payment. */
export type RequiredField = (typeof requiredFields)[number]

/** The form before the customer types. */
export const emptyForm = {
  email: '',
  firstName: '',
  lastName: '',
  address: '',
  city: '',
  postalCode: '',
  phone: '',
  acceptTerms: false,
  newsletter: false,
}
/** The fields of the checkout (specification, section 3). */
export type CheckoutForm = typeof emptyForm

const key = 'checkout-form'

/** The form's current values. They survive a reload, but not the browser session. */
export const $checkoutForm = map<CheckoutForm>(emptyForm)

/** Restores the form after a reload; `typed`, from before hydration, takes precedence. */
export function loadCheckoutForm(typed: Partial<CheckoutForm> = {}): void {
  $checkoutForm.set({ ...storedForm(), ...typed })
}

/** Changes fields of the form and stores it for a reload. */
export function changeCheckoutForm(part: Partial<CheckoutForm>): void {
  const form = { ...$checkoutForm.get(), ...part }
  $checkoutForm.set(form)
  writeJson(key, form, 'sessionStorage')
}

/** Clears the form and its stored copy. */
export function forgetCheckoutForm(): void {
  $checkoutForm.set(emptyForm)
  writeJson(key, undefined, 'sessionStorage')
}

/** Values of another type are dropped. */
function storedForm(): CheckoutForm {
  const kept = Object.entries(readJson(key, 'sessionStorage') ?? {}).filter(
    ([name, value]) => typeof value === typeof emptyForm[name as keyof CheckoutForm],
  )
  return { ...emptyForm, ...Object.fromEntries(kept) }
}

/** The required fields that are empty after trimming. */
export const missingFields = (form: CheckoutForm): RequiredField[] =>
  requiredFields.filter((field) => form[field].trim() === '')
