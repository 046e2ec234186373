/** Digits, by themselves or in groups of three. */
const digits = String.raw`(?:\d{1,3}(?:\s\d{3})+|\d+)`

/** What a field takes that counts something. */
export const countPattern = String.raw`\s*${digits}\s*`

/** What a field of a whole number takes; whether one below 0 makes sense is the server's to judge. */
export const wholePattern = String.raw`\s*-?${digits}\s*`

/** What a field of a decimal takes: also up to two decimals after a comma or a point. */
export const decimalPattern = String.raw`\s*-?${digits}(?:[.,]\d{1,2})?\s*`

/** The number that was typed; 0 for nothing. */
export const numberOf = (typed: string): number =>
  Number(typed.replace(/\s/g, '').replace(',', '.'))

/** A number as it is typed in Norwegian: '65', or '65,50' where there are decimals. */
export const typedOf = (number: number): string =>
  Number.isInteger(number) ? String(number) : number.toFixed(2).replace('.', ',')
