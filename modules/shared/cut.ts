/** The beginning of a text, of so many UTF-16 units at most; half an emoji is no text, and is left out. */
export const cut = (text: string, most: number): string =>
  text.slice(0, most).replace(/\p{Cs}/gu, '')
