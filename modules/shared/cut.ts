/** The first UTF-16 units of a text, `most` at most, without an emoji cut in half. */
export const cut = (text: string, most: number): string =>
  text.slice(0, most).replace(/\p{Cs}/gu, '')
