/** Truncates a text to `maxLength` UTF-16 units, without splitting a surrogate pair. */
export const cut = (text: string, maxLength: number): string =>
  text.slice(0, maxLength).replace(/\p{Cs}/gu, '')
