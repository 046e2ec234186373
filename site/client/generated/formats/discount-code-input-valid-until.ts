// Generated from openapi.yaml by `npm run generate`. Do not edit.
export const isDiscountCodeInputValidUntil = (text: string): boolean =>
  text.length >= 0 &&
  text.length <= 30 &&
  /^20[0-9]{2}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2}(:[0-9]{2}([.][0-9]{1,3})?)?Z)?$/u.test(text)
