export { allowStripe } from './allow-stripe.ts'
export {
  $checkoutForm,
  forgetCheckoutForm,
  loadCheckoutForm,
} from './form/checkout-form.ts'
export { forgetIntent, storedIntent } from './payment/open-intent.ts'
export { announcePayment } from './payment/paid-elsewhere.ts'
export { paymentOf, tokenOfOrder } from './payment/payment-of.ts'
export { checkoutTexts, shippingText } from './text.ts'
