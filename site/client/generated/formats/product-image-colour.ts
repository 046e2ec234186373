// Generated from openapi.yaml by `npm run generate`. Do not edit.
export const isProductImageColour = (text: string): boolean =>
  text.length >= 0 && /^#[0-9a-f]{6}$/u.test(text)
