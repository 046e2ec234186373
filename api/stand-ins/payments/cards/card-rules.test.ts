import { expect, test } from 'vitest'
import {
  brandOf,
  cvcError,
  expiryError,
  expiryOf,
  formatExpiry,
  formatNumber,
  numberError,
} from '../browser/card-rules.js'
import * as server from './cards.ts'

test.each([
  ['4242424242424242', '4242 4242 4242 4242'],
  ['4242 42424242-4242 99', '4242 4242 4242 4242'],
  ['42424', '4242 4'],
  ['378282246310005', '3782 822463 10005'],
  ['37828', '3782 8'],
  ['', ''],
])('number %j is shown as %j', (typed, shown) => {
  expect(formatNumber(typed)).toBe(shown)
})

test.each([
  ['1', '1'],
  ['12', '12 / '],
  ['4', '04 / '],
  ['1/30', '01 / 30'],
  ['1230', '12 / 30'],
  ['12 / 305', '12 / 30'],
  ['12/2030', '12 / 30'],
  ['12 / 203', '12 / 203'],
])('expiry %j is shown as %j', (typed, shown) => {
  expect(formatExpiry(typed)).toBe(shown)
})

test('the slash is not added while the user deletes', () => {
  expect(formatExpiry('12 /', true)).toBe('12')
})

test.each([
  ['', 'incomplete_number'],
  ['4242 4242 4242 424', 'incomplete_number'],
  ['4242 4242 4242 4241', 'invalid_number'],
  ['4242 4242 4242 4242', null],
  ['3782 822463 10005', null],
])('number %j is %j', (number, code) => {
  expect(numberError(number)).toBe(code)
})

test.each([
  ['', 'incomplete_expiry'],
  ['12 / 3', 'incomplete_expiry'],
  ['13 / 30', 'invalid_expiry_month'],
  ['00 / 30', 'invalid_expiry_month'],
  ['04 / 26', 'invalid_expiry_month_past'],
  ['12 / 25', 'invalid_expiry_year_past'],
  ['12 / 99', 'invalid_expiry_year'],
  ['05 / 26', null],
])('expiry %j in May 2026 is %j', (expiry, code) => {
  expect(expiryError(expiry, new Date(2026, 4, 31))).toBe(code)
})

test('the security code has four digits on American Express, three elsewhere', () => {
  expect(cvcError('12', 'visa')).toBe('incomplete_cvc')
  expect(cvcError('123', 'visa')).toBeNull()
  expect(cvcError('1234', 'visa')).toBe('incomplete_cvc')
  expect(cvcError('123', 'amex')).toBe('incomplete_cvc')
  expect(cvcError('1234', 'amex')).toBeNull()
})

test('browser and server recognise the same brand', () => {
  for (const number of ['4', '34', '5555', '2221', '2720', '2721', '6011', '2220', '36'])
    expect(brandOf(number)).toBe(server.brandOf(number))
})

test('an expiry is parsed to numbers', () => {
  expect(expiryOf('01 / 30')).toEqual({ month: 1, year: 2030 })
  expect(expiryOf('01 / ')).toEqual({ month: 1, year: Number.NaN })
})
