import type { StripeError } from '@stripe/stripe-js'
import { expect, test } from 'vitest'
import { refusalOfPayment } from './validate.ts'

const refusalOf = (error: Partial<StripeError>) => refusalOfPayment(error as StripeError)

test.each<Partial<StripeError>>([
  { type: 'card_error', code: 'card_declined', decline_code: 'generic_decline' },
  { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' },
  { type: 'card_error', code: 'card_declined', decline_code: 'stolen_card' },
  { type: 'card_error', code: 'expired_card' },
  { type: 'card_error', code: 'incorrect_cvc' },
  { type: 'card_error', code: 'incorrect_number' },
  { type: 'card_error', code: 'processing_error' },
  { type: 'api_error' },
])("PAY-05 the provider's own message is shown: $type $code $decline_code", (error) => {
  expect(refusalOf({ ...error, message: 'Det betalingstjenesten sa' })).toEqual({
    title: 'Betaling feilet',
    text: 'Det betalingstjenesten sa',
  })
})

test('a refusal by the card fields on confirmation is no failed payment', () => {
  const message = 'Kortnummeret ditt er ugyldig.'
  expect(refusalOf({ type: 'validation_error', code: 'invalid_number', message })).toEqual({
    title: 'Ugyldig kortinformasjon',
    text: message,
  })
})
