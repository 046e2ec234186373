// Generated from openapi.yaml by `npm run generate`. Do not edit.
export const isDiscountCodeInputCode = (text: string): boolean =>
  text.length >= 1 && text.length <= 40 && /^[A-Za-z0-9ÆØÅæøå_-]+$/u.test(text)
