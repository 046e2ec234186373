/** What a decimal field takes: digits with blanks between them, and up to two decimals after a comma or a point. */
export const decimalPattern = String.raw`\s*-?\d+(\s+\d+)*([.,]\d{1,2})?\s*`

/** The number that was typed; 0 for nothing. */
export const numberOf = (typed: string): number =>
  Number(typed.replace(/\s/g, '').replace(',', '.'))

/** A number as it is typed in Norwegian: '65', or '65,50' where there are decimals. */
export const typedOf = (number: number): string =>
  Number.isInteger(number) ? String(number) : number.toFixed(2).replace('.', ',')
