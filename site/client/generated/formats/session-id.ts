// Generated from openapi.yaml by `npm run generate`. Do not edit.
export const isSessionId = (text: string): boolean =>
  text.length >= 15 && text.length <= 128 && /^session[A-Za-z0-9_-]+$/u.test(text)
