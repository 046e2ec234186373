/** A text reduced for tolerant search: lower case, without æ, ø, å and accents, 'aa' and 'oe' folded. */
export const plain = (text: string): string =>
  text
    .toLocaleLowerCase('nb')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/aa|ae/g, 'a')
    .replaceAll('oe', 'o')
