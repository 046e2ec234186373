import { expect, test } from 'vitest'
import { summaryTexts } from '../shop/checkout/text.ts'
import { loginTexts } from '../staff/login/text.ts'
import { errorText } from './error-texts.ts'

// The login and the checkout have these texts of their own: a shared file would be one more script of their pages.
test('forms word a refusal like the server', () => {
  expect(loginTexts.refused).toBe(errorText('invalid_credentials'))
  expect(loginTexts.failed).toBe(errorText('unexpected'))
  expect(summaryTexts.discountInvalidText).toBe(errorText('invalid_discount_code'))
})
