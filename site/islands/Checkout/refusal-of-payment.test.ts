import type { StripeError } from '@stripe/stripe-js'
import { expect, test } from 'vitest'
import { refusalOfPayment } from './refusal-of-payment.ts'

const textOf = (error: Partial<StripeError>) => refusalOfPayment(error as StripeError).text

test.each([
  ['card_declined', 'generic_decline'],
  ['card_declined', 'insufficient_funds'],
  ['card_declined', 'lost_card'],
  ['card_declined', 'stolen_card'],
  ['expired_card', undefined],
  ['incorrect_cvc', undefined],
])('a bank that says %s (%s) reads like any other no', (code, decline_code) => {
  const error = { type: 'card_error', code, decline_code, message: 'Det banken sa' } as const
  expect(textOf(error as Partial<StripeError>)).toBe('Kortet ditt ble avvist.')
})

test.each([
  { type: 'card_error', message: 'Kortet virket ikke' },
  { type: 'card_error', code: 'processing_error', message: 'Prøv igjen om litt' },
  { type: 'api_error', message: 'Nede' },
] as const)("PAY-05 otherwise the provider's message stands", (error) => {
  expect(textOf(error)).toBe(error.message)
})

test('PAY-05 without a message, the text of the shop', () => {
  expect(refusalOfPayment(undefined)).toEqual({
    title: 'Betaling feilet',
    text: 'Noe gikk galt med betalingen. Prøv igjen.',
  })
})
