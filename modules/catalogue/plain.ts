/** Whether a text has neither æ, ø, å nor accents: it may spell words that have. */
export const isPlain = (text: string): boolean => /^[ -~]*$/.test(text)

/** Folds a text for tolerant search: lower case, no accents, æ and å as a, ø as o, and aa, ae and oe likewise. */
export const plain = (text: string): string =>
  text
    .toLocaleLowerCase('nb')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/aa|ae/g, 'a')
    .replaceAll('oe', 'o')
