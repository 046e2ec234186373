import { map } from 'nanostores'
import { readJson, writeJson } from '../../../browser/storage.ts'
import { maxLength } from '../../../client/checkout.ts'

/** What the customer fills in (specification, section 3). */
export type CheckoutForm = {
  email: string
  firstName: string
  lastName: string
  address: string
  city: string
  postalCode: string
  phone: string
  acceptTerms: boolean
  newsletter: boolean
}

const { customerEmail, shippingAddress } = maxLength.createPaymentIntent

/** Characters that each field holds at most. */
export const longest = { email: customerEmail, ...shippingAddress }

/** In the order in which the messages name them (specification, section 5). */
export const requiredFields = [
  'email',
  'firstName',
  'lastName',
  'address',
  'city',
  'postalCode',
  'phone',
] as const
export type RequiredField = (typeof requiredFields)[number]

export const emptyForm: CheckoutForm = {
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

const key = 'checkout-form'

/** The form as it stands; a reload keeps it, the end of the browser session does not. */
export const $checkoutForm = map<CheckoutForm>(emptyForm)

/** Brings back what was filled in before a reload; what is in the page by now counts for more. */
export function loadCheckoutForm(typed: Partial<CheckoutForm> = {}): void {
  $checkoutForm.set({ ...storedForm(), ...typed })
}

export function changeCheckoutForm(part: Partial<CheckoutForm>): void {
  const form = { ...$checkoutForm.get(), ...part }
  $checkoutForm.set(form)
  writeJson(key, form, 'sessionStorage')
}

export function forgetCheckoutForm(): void {
  $checkoutForm.set(emptyForm)
  writeJson(key, undefined, 'sessionStorage')
}

/** Anything of another shape is left out. */
function storedForm(): CheckoutForm {
  const kept = Object.entries(readJson(key, 'sessionStorage') ?? {}).filter(
    ([name, value]) => typeof value === typeof emptyForm[name as keyof CheckoutForm],
  )
  return { ...emptyForm, ...Object.fromEntries(kept) }
}

/** The required fields that are empty after trimming. */
export const missingFields = (form: CheckoutForm): RequiredField[] =>
  requiredFields.filter((field) => form[field].trim() === '')

/** Whether a postal code has the form of Norway's. */
export const isPostalCode = (text: string): boolean => /^\d{4}$/.test(text.trim())
