import { expect, test } from 'vitest'
import { decimalPattern, numberOf, typedOf, wholePattern } from './typed-number.ts'

/** Compiles a pattern attribute as a browser does. */
const asField = (pattern: string) => new RegExp(`^(?:${pattern})$`, 'v')
const decimal = asField(decimalPattern)
const whole = asField(wholePattern)

test.each([
  ['65', 65],
  ['65,5', 65.5],
  ['65,50', 65.5],
  ['65.50', 65.5],
  [' 1 234,50 ', 1234.5],
  ['10\u00a0000', 10_000],
  ['-5', -5],
])('%j is %d', (typed, number) => {
  expect(typed).toMatch(decimal)
  expect(numberOf(typed)).toBe(number)
})

test.each([
  '',
  ' ',
  'e',
  '1e3',
  '0x10',
  '65,',
  ',50',
  '65,505',
  '1.234,50',
  '65,-',
  '--5',
  'ni',
  '6 5,50',
  '1 2',
])('%j is refused', (typed) => {
  expect(typed).not.toMatch(decimal)
})

test.each(['5', '-5', '150', '1 000'])('%j is a whole number', (typed) => {
  expect(typed).toMatch(whole)
})

test.each(['12,5', '12.0', '1.000', '1e3', ''])('%j is no whole number', (typed) => {
  expect(typed).not.toMatch(whole)
})

test('an empty text is 0', () => {
  expect(numberOf('')).toBe(0)
})

test.each([
  [65, '65'],
  [65.5, '65,50'],
  [99.05, '99,05'],
  [10_000, '10000'],
])('%d is typed %j, and read as it was', (number, typed) => {
  expect(typedOf(number)).toBe(typed)
  expect(numberOf(typed)).toBe(number)
})
