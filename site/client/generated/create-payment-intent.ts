// Generated from openapi.yaml by `npm run generate`. Do not edit.
import { session } from '../../client/session.ts'
import { callerOf } from '../../client/call.ts'

/** Calls an operation; `callerOf` says what it resolves with and which errors it raises. */
export const call = /* @__PURE__ */ callerOf({
  createPaymentIntent: {
    method: 'post',
    path: '/api/create-payment-intent',
    failure: 'Failed to create payment intent',
    caller: session,
  },
})

// Limits of requests: characters, of a list those of each item; items; largest values.
export const createPaymentIntentCustomerEmailMinLength = 6
export const createPaymentIntentCustomerEmailMaxLength = 254
export const createPaymentIntentShippingAddressFirstNameMaxLength = 200
export const createPaymentIntentShippingAddressLastNameMaxLength = 200
export const createPaymentIntentShippingAddressAddressMaxLength = 200
export const createPaymentIntentShippingAddressPostalCodeMinLength = 4
export const createPaymentIntentShippingAddressPostalCodeMaxLength = 4
export const createPaymentIntentShippingAddressCityMaxLength = 200
export const createPaymentIntentShippingAddressPhoneMinLength = 8
export const createPaymentIntentShippingAddressPhoneMaxLength = 200
export const createPaymentIntentCustomerNameMaxLength = 401
export const createPaymentIntentDiscountCodeMaxLength = 40
