/** '1 000 000': a whole number with its digits in groups, for a sentence. */
export const grouped = (number: number): string =>
  number.toLocaleString('nb-NO').replaceAll('\u00a0', ' ')
