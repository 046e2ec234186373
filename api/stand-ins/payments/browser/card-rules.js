/** Pure rules for a card while it is typed, with Stripe's error codes. */

const digitsOf = (text) => text.replace(/\D/g, '')

/** @returns {'visa' | 'mastercard' | 'amex' | 'unknown'} */
export function brandOf(number) {
  const digits = digitsOf(number)
  if (digits.startsWith('4')) return 'visa'
  if (/^3[47]/.test(digits)) return 'amex'
  if (/^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/.test(digits)) return 'mastercard'
  return 'unknown'
}

const numberLength = (brand) => (brand === 'amex' ? 15 : 16)

const cvcLength = (brand) => (brand === 'amex' ? 4 : 3)

/** In groups of four; American Express groups 4, 6 and 5. */
export function formatNumber(typed) {
  const brand = brandOf(typed)
  const digits = digitsOf(typed).slice(0, numberLength(brand))
  const groups = brand === 'amex' ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?$/ : /\d{1,4}/g
  const parts =
    brand === 'amex' ? (groups.exec(digits) ?? []).slice(1) : (digits.match(groups) ?? [])
  return parts.filter(Boolean).join(' ')
}

/**
 * Formats as MM / ÅÅ. The slash is added automatically, except while the user deletes. Accepts `1/30`, and four-digit
 * years from the browser's autofill.
 */
export function formatExpiry(typed, deleting = false) {
  let digits = digitsOf(typed.replace(/^\s*(\d)\s*\//, '0$1/'))
  if (/^[2-9]/.test(digits)) digits = `0${digits}`
  const month = digits.slice(0, 2)
  const year = digits.slice(2, 6)
  const shown = /^20\d\d$/.test(year) ? year.slice(2) : year.slice(0, /^20\d?$/.test(year) ? 3 : 2)
  if (shown) return `${month} / ${shown}`
  return month.length === 2 && !deleting ? `${month} / ` : month
}

export const formatCvc = (typed, brand) => digitsOf(typed).slice(0, cvcLength(brand))

/** Month (1 to 12) and four-digit year of a formatted date; NaN for a missing part. */
export function expiryOf(formatted) {
  const [month = '', year = ''] = formatted.split('/').map(digitsOf)
  return {
    month: month.length === 2 ? Number(month) : Number.NaN,
    year: year.length === 2 ? 2000 + Number(year) : Number.NaN,
  }
}

/** @returns {string | null} the error code of a wrong value */
export function numberError(number) {
  const digits = digitsOf(number)
  if (digits.length < numberLength(brandOf(digits))) return 'incomplete_number'
  return passesLuhn(digits) ? null : 'invalid_number'
}

/** @returns {string | null} the error code, judged by the month of `now` */
export function expiryError(formatted, now) {
  const { month, year } = expiryOf(formatted)
  if (month < 1 || month > 12) return 'invalid_expiry_month'
  if (Number.isNaN(month) || Number.isNaN(year)) return 'incomplete_expiry'
  if (year < now.getFullYear()) return 'invalid_expiry_year_past'
  if (year > now.getFullYear() + 50) return 'invalid_expiry_year'
  const isPast = year === now.getFullYear() && month < now.getMonth() + 1
  return isPast ? 'invalid_expiry_month_past' : null
}

/** @returns {string | null} the error code of a wrong value */
export const cvcError = (cvc, brand) =>
  digitsOf(cvc).length !== cvcLength(brand) ? 'incomplete_cvc' : null

/** The Luhn check digit. */
function passesLuhn(digits) {
  let sum = 0
  for (const [index, digit] of [...digits].reverse().entries()) {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2)
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}
