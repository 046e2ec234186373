// Generated from openapi.yaml by `npm run generate`. Do not edit.
export const isPostalCode = (text: string): boolean =>
  text.length >= 4 && text.length <= 4 && /^[0-9]{4}$/u.test(text)
