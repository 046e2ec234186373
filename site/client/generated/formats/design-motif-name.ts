// Generated from openapi.yaml by `npm run generate`. Do not edit.
export const isDesignMotifName = (text: string): boolean =>
  text.length >= 1 && text.length <= 40 && /^[A-Za-z0-9-]+$/u.test(text)
