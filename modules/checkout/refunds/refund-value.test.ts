import fc from 'fast-check'
import { expect, test } from 'vitest'
import { refundValue } from './refund-value.ts'

const line = (itemId: number, unitPrice: number, quantity: number) => ({
  itemId,
  unitPrice,
  quantity,
})

test('a unit is worth its price less its share of the discount', () => {
  const lines = [line(1, 49_00, 2), line(2, 98_00, 1)]
  const sums = { subtotal: 196_00, discount: 19_60 }
  expect(refundValue(lines, sums, new Map([[1, 1]]), new Map())).toBe(44_10)
  expect(refundValue(lines, sums, new Map([[2, 1]]), new Map([[1, 1]]))).toBe(88_20)
})

test('the units of an order, given back one by one in any order, are worth what was paid for them', () => {
  const order = fc
    .array(fc.tuple(fc.integer({ min: 1, max: 500_00 }), fc.integer({ min: 1, max: 5 })), {
      minLength: 1,
      maxLength: 6,
    })
    .chain((given) => {
      const lines = given.map(([price, quantity], at) => line(at + 1, price, quantity))
      const subtotal = lines.reduce((sum, one) => sum + one.unitPrice * one.quantity, 0)
      const units = lines.flatMap(({ itemId, quantity }) => Array<number>(quantity).fill(itemId))
      return fc.record({
        lines: fc.constant(lines),
        sums: fc.record({ subtotal: fc.constant(subtotal), discount: fc.nat(subtotal) }),
        units: fc.shuffledSubarray(units, { minLength: units.length }),
      })
    })
  fc.assert(
    fc.property(order, ({ lines, sums, units }) => {
      const before = new Map<number, number>()
      let back = 0
      for (const itemId of units) {
        const value = refundValue(lines, sums, new Map([[itemId, 1]]), before)
        expect(value).toBeGreaterThanOrEqual(0)
        back += value
        before.set(itemId, (before.get(itemId) ?? 0) + 1)
      }
      expect(back).toBe(sums.subtotal - sums.discount)
    }),
  )
})
