// Generated from openapi.yaml by `npm run generate`. Do not edit.

export const isDay = (text: string): boolean =>
  text.length >= 10 && text.length <= 10 && /^20[0-9]{2}-[0-9]{2}-[0-9]{2}$/u.test(text)

export const isEmail = (text: string): boolean =>
  text.length >= 6 &&
  text.length <= 254 &&
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([A-Za-z0-9æøåÆØÅ]([A-Za-z0-9æøåÆØÅ-]{0,61}[A-Za-z0-9æøåÆØÅ])?\.)+[A-Za-z]{2,24}$/u.test(
    text,
  )

export const isOrderNumber = (text: string): boolean =>
  text.length >= 11 && text.length <= 11 && /^RP-[A-Z0-9]{8}$/u.test(text)

export const isTrackingNumber = (text: string): boolean =>
  text.length >= 1 && text.length <= 40 && /^[A-Za-z0-9][A-Za-z0-9 -]*$/u.test(text)

export const isCustomImageId = (text: string): boolean =>
  text.length >= 36 &&
  text.length <= 36 &&
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/u.test(text)

export const isPostalCode = (text: string): boolean =>
  text.length >= 4 && text.length <= 4 && /^[0-9]{4}$/u.test(text)

export const isPhone = (text: string): boolean =>
  text.length >= 8 &&
  text.length <= 200 &&
  /^([^0-9\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufffe\uffff]*[0-9]){8,15}[^0-9\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufffe\uffff]*$/u.test(
    text,
  )

export const isJournalDay = (text: string): boolean =>
  text.length >= 10 && text.length <= 10 && /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/u.test(text)

export const isProductImageColour = (text: string): boolean =>
  text.length >= 0 && /^#[0-9a-f]{6}$/u.test(text)

export const isDesignMotifName = (text: string): boolean =>
  text.length >= 1 && text.length <= 40 && /^[A-Za-z0-9-]+$/u.test(text)

export const isOrderConfirmationRequestPaymentIntentId = (text: string): boolean =>
  text.length >= 4 && text.length <= 200 && /^pi_[A-Za-z0-9_]+$/u.test(text)

export const isDiscountCodeInputCode = (text: string): boolean =>
  text.length >= 1 && text.length <= 40 && /^[A-Za-z0-9ÆØÅæøå_-]+$/u.test(text)

export const isDiscountCodeInputValidUntil = (text: string): boolean =>
  text.length >= 0 &&
  text.length <= 30 &&
  /^20[0-9]{2}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2}(:[0-9]{2}([.][0-9]{1,3})?)?Z)?$/u.test(text)

export const isIdempotencyKey = (text: string): boolean =>
  text.length >= 8 && text.length <= 100 && /^[A-Za-z0-9_-]+$/u.test(text)

export const isRequiredIdempotencyKey = (text: string): boolean =>
  text.length >= 8 && text.length <= 100 && /^[A-Za-z0-9_-]+$/u.test(text)

export const isSessionId = (text: string): boolean =>
  text.length >= 15 && text.length <= 128 && /^session[A-Za-z0-9_-]+$/u.test(text)

export const isCursor = (text: string): boolean =>
  text.length >= 1 && text.length <= 60 && /^[A-Za-z0-9_-]+$/u.test(text)

export const isOrderLink = (text: string): boolean =>
  text.length >= 1 && text.length <= 60 && /^[A-Za-z0-9_-]+$/u.test(text)
