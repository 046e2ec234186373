// Generated from openapi.yaml by `npm run generate`. Do not edit.
export const isOrderLink = (text: string): boolean =>
  text.length >= 1 && text.length <= 60 && /^[A-Za-z0-9_-]+$/u.test(text)
