import { expect, test } from 'vitest'
import { shippingChange } from './shipping-change.ts'

test.each([
  ['a number that was not touched stays as others set it', undefined, { status: 'shipped' }],
  ['a number that was typed', ' AAA111 ', { status: 'shipped', trackingNumber: 'AAA111' }],
  ['a number that was taken away', ' ', { status: 'shipped', trackingNumber: null }],
  ['what is no number sends nothing', '37/04', undefined],
])('%s', (_name, typed, change) => {
  expect(shippingChange(typed, 'shipped')).toEqual(change)
})

test('a change of the number only does not send the status', () => {
  expect(shippingChange('AAA111')).toEqual({ trackingNumber: 'AAA111' })
})
