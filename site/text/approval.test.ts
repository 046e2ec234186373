import { expect, test } from 'vitest'
import { approvalText } from './approval.ts'

test.each([
  [1, 0, /^I e-posten .* motivet ditt .* når du har godkjent\.$/],
  [2, 0, /^I e-posten .* motivene dine .* når du har godkjent alle\.$/],
  [0, 1, /^Av bildet ditt .* når du har godkjent\.$/],
  [1, 1, /^I e-posten .* motivet ditt .* Av bildet ditt .* når du har godkjent alle\.$/],
])('%i designs in the mail and %i to come', (inMail, toCome, text) => {
  expect(approvalText({ inMail, toCome })).toMatch(text)
})

test('an order without designs has nothing to approve', () => {
  expect(approvalText({ inMail: 0, toCome: 0 })).toBeUndefined()
})
