// Generated from openapi.yaml by `npm run generate`. Do not edit.
export const isOrderNumber = (text: string): boolean =>
  text.length >= 11 && text.length <= 11 && /^RP-[A-Z0-9]{8}$/u.test(text)
