// Generated from openapi.yaml by `npm run generate`. Do not edit.
export const isRequiredIdempotencyKey = (text: string): boolean =>
  text.length >= 8 && text.length <= 100 && /^[A-Za-z0-9_-]+$/u.test(text)
