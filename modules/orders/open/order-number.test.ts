import { expect, test } from 'vitest'
import { newOrderNumber } from './order-number.ts'

test('EMAILP-05 an order number has the prefix and eight random upper-case letters or digits', () => {
  const numbers = Array.from({ length: 1000 }, newOrderNumber)
  for (const number of numbers) expect(number).toMatch(/^RP-[A-Z0-9]{8}$/)
  expect(new Set(numbers).size).toBe(1000)
})
