import { createHash } from 'node:crypto'
import { missing, refusal } from '../fault.ts'
import { type Form, textOf } from '../form.ts'
import type { StoredCard } from '../objects.ts'
import { type Behaviour, readyMade, testCards } from './test-cards.ts'

/** Month and year are numbers, NaN when unreadable; a year may have two digits. */
export type CardInput = { number: string; expMonth: number; expYear: number; cvc: string }

/** A card without its number, and its behaviour when it is charged. */
export type Card = StoredCard & { behaviour: Behaviour }

/** Reads the fields of a `card[…]` without validating them. */
export const cardInputOf = (card: Form): CardInput => ({
  number: (textOf(card, 'number') ?? '').replace(/[\s-]/g, ''),
  expMonth: Number(textOf(card, 'exp_month') || Number.NaN),
  expYear: Number(textOf(card, 'exp_year') || Number.NaN),
  cvc: textOf(card, 'cvc') ?? '',
})

/** The card behind one of Stripe's names such as `pm_card_visa`; throws a Fault for an unknown name. */
export function readyMadeInput(name: string, now: Date): CardInput {
  const number = Object.hasOwn(readyMade, name) ? readyMade[name] : undefined
  if (!number) throw missing('PaymentMethod', name, 'payment_method')
  return { number, expMonth: 12, expYear: now.getUTCFullYear() + 2, cvc: '123' }
}

/** Validates an input; throws Stripe's Fault for an invalid field. `now` decides what has expired. */
export function readCard(input: CardInput, now: Date): Card {
  const { number, expMonth, cvc } = input
  const expYear = input.expYear < 100 ? 2000 + input.expYear : input.expYear
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number)) throw wrong.number
  refuseExpiry(expMonth, expYear, now)
  const brand = brandOf(number)
  if (!(brand === 'amex' ? /^\d{3,4}$/ : /^\d{3}$/).test(cvc)) throw wrong.cvc
  const known = Object.hasOwn(testCards, number) ? testCards[number] : undefined
  return {
    brand,
    last4: number.slice(-4),
    exp_month: expMonth,
    exp_year: expYear,
    // A real card, typed by mistake, is not even hashed: a hash of a short number can be reversed.
    fingerprint: known ? createHash('sha256').update(number).digest('hex').slice(0, 16) : null,
    behaviour: known ?? 'test_mode_live_card',
  }
}

function refuseExpiry(month: number, year: number, now: Date): void {
  const thisYear = now.getUTCFullYear()
  if (!Number.isInteger(month) || month < 1 || month > 12) throw wrong.month
  if (!Number.isInteger(year) || year < thisYear || year > thisYear + 50) throw wrong.year
  if (year === thisYear && month < now.getUTCMonth() + 1) throw wrong.month
}

/** Checks the Luhn check digit. */
export function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}

/** The card's brand in Stripe's words. */
export function brandOf(number: string): string {
  if (number.startsWith('4')) return 'visa'
  if (/^3[47]/.test(number)) return 'amex'
  if (/^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/.test(number)) return 'mastercard'
  return 'unknown'
}

const wrong = {
  get number() {
    const message = 'Your card number is incorrect.'
    return refusal({ code: 'incorrect_number', message, param: 'number' })
  },
  get month() {
    const message = "Your card's expiration month is invalid."
    return refusal({ code: 'invalid_expiry_month', message, param: 'exp_month' })
  },
  get year() {
    const message = "Your card's expiration year is invalid."
    return refusal({ code: 'invalid_expiry_year', message, param: 'exp_year' })
  },
  get cvc() {
    const message = "Your card's security code is invalid."
    return refusal({ code: 'invalid_cvc', message, param: 'cvc' })
  },
}
