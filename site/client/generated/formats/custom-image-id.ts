// Generated from openapi.yaml by `npm run generate`. Do not edit.
export const isCustomImageId = (text: string): boolean =>
  text.length >= 36 &&
  text.length <= 36 &&
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/u.test(text)
