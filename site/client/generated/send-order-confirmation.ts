// Generated from openapi.yaml by `npm run generate`. Do not edit.
import { session } from '../../client/session.ts'
import { callerOf } from '../../client/call.ts'

/** Calls an operation; `callerOf` says what it resolves with and which errors it raises. */
export const call = /* @__PURE__ */ callerOf({
  sendOrderConfirmation: {
    method: 'post',
    path: '/api/send-order-confirmation',
    caller: session,
  },
})

// Limits of requests: characters, of a list those of each item; items; largest values.
export const sendOrderConfirmationPaymentIntentIdMinLength = 4
export const sendOrderConfirmationPaymentIntentIdMaxLength = 200
export const sendOrderConfirmationOrderNumberMinLength = 11
export const sendOrderConfirmationOrderNumberMaxLength = 11
export const sendOrderConfirmationCustomerEmailMinLength = 6
export const sendOrderConfirmationCustomerEmailMaxLength = 254
export const sendOrderConfirmationShippingAddressFirstNameMaxLength = 200
export const sendOrderConfirmationShippingAddressLastNameMaxLength = 200
export const sendOrderConfirmationShippingAddressAddressMaxLength = 200
export const sendOrderConfirmationShippingAddressPostalCodeMinLength = 4
export const sendOrderConfirmationShippingAddressPostalCodeMaxLength = 4
export const sendOrderConfirmationShippingAddressCityMaxLength = 200
export const sendOrderConfirmationShippingAddressPhoneMinLength = 8
export const sendOrderConfirmationShippingAddressPhoneMaxLength = 200
export const sendOrderConfirmationCustomerNameMaxLength = 401
export const sendOrderConfirmationDiscountCodeMaxLength = 40
