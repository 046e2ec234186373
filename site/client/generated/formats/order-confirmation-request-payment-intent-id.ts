// Generated from openapi.yaml by `npm run generate`. Do not edit.
export const isOrderConfirmationRequestPaymentIntentId = (text: string): boolean =>
  text.length >= 4 && text.length <= 200 && /^pi_[A-Za-z0-9_]+$/u.test(text)
