import { createHash } from 'node:crypto'
import { Fault, type FaultBody } from './fault.ts'

export type CardInput = { number: string; expMonth: number; expYear: number; cvc: string }

/** What is kept of a card: never its number. */
export type Card = {
  brand: string
  last4: string
  exp_month: number
  exp_year: number
  fingerprint: string
  behaviour: Behaviour
}

/** What a test card does when it is charged (Stripe's documentation, "Testing"). */
export type Behaviour = 'pays' | 'authenticates' | keyof typeof declines

export const declines = {
  generic_decline: { code: 'card_declined', message: 'Your card was declined.' },
  insufficient_funds: { code: 'card_declined', message: 'Your card has insufficient funds.' },
  lost_card: { code: 'card_declined', message: 'Your card was declined.' },
  stolen_card: { code: 'card_declined', message: 'Your card was declined.' },
  test_mode_live_card: {
    code: 'card_declined',
    message: 'Your card was declined. Your request was in test mode, but used a non test card.',
  },
  expired_card: { code: 'expired_card', message: 'Your card has expired.' },
  incorrect_cvc: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  processing_error: {
    code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
} as const

const behaviours: Record<string, Behaviour> = {
  '4242424242424242': 'pays',
  '4000056655665556': 'pays',
  '5555555555554444': 'pays',
  '2223003122003222': 'pays',
  '378282246310005': 'pays',
  '4000002500003155': 'authenticates',
  '4000002760003184': 'authenticates',
  '4000000000000002': 'generic_decline',
  '4000000000009995': 'insufficient_funds',
  '4000000000009987': 'lost_card',
  '4000000000009979': 'stolen_card',
  '4000000000000069': 'expired_card',
  '4000000000000127': 'incorrect_cvc',
  '4000000000000119': 'processing_error',
}

/** Stripe's ready-made payment methods, for calls that have no card fields. */
export const readyMade: Record<string, string> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_authenticationRequired: '4000002500003155',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_visa_chargeDeclinedInsufficientFunds: '4000000000009995',
}

/** The card of an input; a Fault in Stripe's words when a field can't be right. `now` decides what has expired. */
export function readCard({ number, expMonth, expYear, cvc }: CardInput, now: Date): Card {
  if (!/^\d{13,19}$/.test(number) || !passesLuhn(number))
    throw refusal({
      code: 'incorrect_number',
      message: 'Your card number is incorrect.',
      param: 'number',
    })
  if (!(expMonth >= 1 && expMonth <= 12))
    throw refusal({
      code: 'invalid_expiry_month',
      message: "Your card's expiration month is invalid.",
      param: 'exp_month',
    })
  const year = expYear < 100 ? 2000 + expYear : expYear
  const lastMonth = year * 12 + expMonth - 1
  const thisMonth = now.getUTCFullYear() * 12 + now.getUTCMonth()
  if (!Number.isInteger(lastMonth) || lastMonth < thisMonth || lastMonth > thisMonth + 50 * 12)
    throw refusal({
      code: 'invalid_expiry_year',
      message: "Your card's expiration year is invalid.",
      param: 'exp_year',
    })
  const brand = brandOf(number)
  if (!new RegExp(`^\\d{${brand === 'amex' ? '3,4' : '3'}}$`).test(cvc))
    throw refusal({
      code: 'invalid_cvc',
      message: "Your card's security code is invalid.",
      param: 'cvc',
    })
  return {
    brand,
    last4: number.slice(-4),
    exp_month: expMonth,
    exp_year: year,
    fingerprint: createHash('sha256').update(number).digest('hex').slice(0, 16),
    behaviour: behaviours[number] ?? 'test_mode_live_card',
  }
}

export const refusal = (body: Omit<FaultBody, 'type'>): Fault =>
  new Fault(402, { type: 'card_error', ...body })

export function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}

function brandOf(number: string): string {
  if (number.startsWith('4')) return 'visa'
  if (/^3[47]/.test(number)) return 'amex'
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'mastercard'
  return 'unknown'
}
