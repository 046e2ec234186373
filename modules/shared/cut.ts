/** Truncates a text to `most` UTF-16 units at most, without splitting a surrogate pair. */
export const cut = (text: string, most: number): string =>
  text.slice(0, most).replace(/\p{Cs}/gu, '')
