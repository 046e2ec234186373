// Generated from openapi.yaml by `npm run generate`. Do not edit.
import { session } from '../../browser/session.ts'
import { callerOf } from '../call.ts'

/** Calls an operation; `callerOf` says what it resolves with and which errors it raises. */
export const call = callerOf({
  checkDiscount: {
    method: 'post',
    path: '/api/check-discount',
    caller: session,
  },
  createPaymentIntent: {
    method: 'post',
    path: '/api/create-payment-intent',
    failure: 'Failed to create payment intent',
    caller: session,
  },
  sendOrderConfirmation: {
    method: 'post',
    path: '/api/send-order-confirmation',
    caller: session,
  },
  getOrderPayment: {
    method: 'get',
    path: '/api/orders/{orderNumber}/payment',
    caller: session,
  },
})

// Limits of requests: characters, of a list those of each item; items; largest values.
export const checkDiscountCodeMaxLength = 40
export const createPaymentIntentCustomerEmailMinLength = 6
export const createPaymentIntentCustomerEmailMaxLength = 254
export const createPaymentIntentShippingAddressFirstNameMaxLength = 200
export const createPaymentIntentShippingAddressLastNameMaxLength = 200
export const createPaymentIntentShippingAddressAddressMaxLength = 200
export const createPaymentIntentShippingAddressPostalCodeMaxLength = 200
export const createPaymentIntentShippingAddressCityMaxLength = 200
export const createPaymentIntentShippingAddressPhoneMaxLength = 200
export const createPaymentIntentCustomerNameMaxLength = 401
export const createPaymentIntentDiscountCodeMaxLength = 40
export const sendOrderConfirmationPaymentIntentIdMinLength = 4
export const sendOrderConfirmationPaymentIntentIdMaxLength = 200
export const sendOrderConfirmationOrderNumberMinLength = 11
export const sendOrderConfirmationOrderNumberMaxLength = 11
export const sendOrderConfirmationCustomerEmailMinLength = 6
export const sendOrderConfirmationCustomerEmailMaxLength = 254
export const sendOrderConfirmationShippingAddressFirstNameMaxLength = 200
export const sendOrderConfirmationShippingAddressLastNameMaxLength = 200
export const sendOrderConfirmationShippingAddressAddressMaxLength = 200
export const sendOrderConfirmationShippingAddressPostalCodeMaxLength = 200
export const sendOrderConfirmationShippingAddressCityMaxLength = 200
export const sendOrderConfirmationShippingAddressPhoneMaxLength = 200
export const sendOrderConfirmationCustomerNameMaxLength = 401
export const sendOrderConfirmationDiscountCodeMaxLength = 40
export const emailPattern =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([A-Za-z0-9æøåÆØÅ]([A-Za-z0-9æøåÆØÅ-]{0,61}[A-Za-z0-9æøåÆØÅ])?\.)+[A-Za-z]{2,24}$/u
export const orderNumberPattern = /^RP-[A-Z0-9]{8}$/u
