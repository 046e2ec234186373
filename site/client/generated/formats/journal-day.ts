// Generated from openapi.yaml by `npm run generate`. Do not edit.
export const isJournalDay = (text: string): boolean =>
  text.length >= 10 && text.length <= 10 && /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/u.test(text)
