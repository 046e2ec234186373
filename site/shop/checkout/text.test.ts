import { expect, test } from 'vitest'
import { vatOf } from '../../../modules/shared/money.ts'
import { shippingText } from './text.ts'

test('PRICE-03 shipping of 0 is shown as Gratis', () => {
  expect(shippingText(0)).toBe('Gratis')
  expect(shippingText(59_00)).toBe('59 kr')
})

test('the value added tax is a fifth of an amount', () => {
  expect(vatOf(287_00)).toBe(57_40)
  expect(vatOf(1_03)).toBe(21)
})
