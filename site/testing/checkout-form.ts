import type { CheckoutForm } from '../shop/checkout/form/checkout-form.ts'

/** A complete checkout form, with spaces around its values. */
export const filledForm = (changes: Partial<CheckoutForm> = {}): CheckoutForm => ({
  email: ' kari@example.com ',
  firstName: 'Kari ',
  lastName: ' Nordmann',
  address: ' Storgata 1',
  city: 'Oslo ',
  postalCode: '0155 ',
  phone: ' 400 00 000',
  acceptTerms: true,
  newsletter: false,
  ...changes,
})
