/** A text as people type it who have no æ, ø and å, or are in a hurry. */
export const plain = (text: string): string =>
  text
    .toLocaleLowerCase('nb')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/aa|ae/g, 'a')
    .replaceAll('oe', 'o')
