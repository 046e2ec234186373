// Generated from openapi.yaml by `npm run generate`. Do not edit.
import { session } from '../browser/session.ts'
import { callerOf } from './call.ts'

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

/** Characters, by operation and field. */
export const minLength = {
  createPaymentIntent: { customerEmail: 6 },
  sendOrderConfirmation: { paymentIntentId: 4, orderNumber: 11, customerEmail: 6 },
}

/** Characters, by operation and field. */
export const maxLength = {
  checkDiscount: { code: 40 },
  createPaymentIntent: {
    customerEmail: 254,
    shippingAddress: {
      firstName: 200,
      lastName: 200,
      address: 200,
      postalCode: 200,
      city: 200,
      phone: 200,
    },
    customerName: 401,
    discountCode: 40,
  },
  sendOrderConfirmation: {
    paymentIntentId: 200,
    orderNumber: 11,
    customerEmail: 254,
    shippingAddress: {
      firstName: 200,
      lastName: 200,
      address: 200,
      postalCode: 200,
      city: 200,
      phone: 200,
    },
    customerName: 401,
    discountCode: 40,
  },
}
