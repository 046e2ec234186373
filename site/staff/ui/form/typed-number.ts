/** Digits, plain or in groups of three. */
const digits = String.raw`(?:\d{1,3}(?:\s\d{3})+|\d+)`

/** Pattern of a count: a whole number from 0. */
export const countPattern = String.raw`\s*${digits}\s*`

/** Pattern of a whole number; the server judges negative ones. */
export const wholePattern = String.raw`\s*-?${digits}\s*`

/** Pattern of a decimal: up to two decimals after a comma or a point. */
export const decimalPattern = String.raw`\s*-?${digits}(?:[.,]\d{1,2})?\s*`

/** The typed number; 0 for an empty text. */
export const numberOf = (typed: string): number =>
  Number(typed.replace(/\s/g, '').replace(',', '.'))

/** A number in Norwegian notation: '65', or '65,50' with decimals. */
export const typedOf = (number: number): string =>
  Number.isInteger(number) ? String(number) : withDecimalComma(number)

/** '123,45': two decimals, and no spaces between thousands, so that spreadsheets read a number. */
export const withDecimalComma = (number: number): string => number.toFixed(2).replace('.', ',')
