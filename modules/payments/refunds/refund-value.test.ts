import fc from 'fast-check'
import { expect, test } from 'vitest'
import { refundValue } from './refund-value.ts'

const line = (itemId: number, unitPrice: number, quantity: number, isDiscounted = true) => ({
  itemId,
  unitPrice,
  quantity,
  isDiscounted,
})

test('a unit is worth its price less its share of the discount', () => {
  const lines = [line(1, 49_00, 2), line(2, 98_00, 1)]
  expect(refundValue(lines, 19_60, new Map([[1, 1]]), new Map())).toBe(44_10)
  expect(refundValue(lines, 19_60, new Map([[2, 1]]), new Map([[1, 1]]))).toBe(88_20)
})

test('a share of half an øre or more is rounded up, and the next unit makes up for it', () => {
  const lines = [line(1, 50_00, 3)]
  expect(refundValue(lines, 50_00, new Map([[1, 1]]), new Map())).toBe(33_33)
  expect(refundValue(lines, 50_00, new Map([[1, 1]]), new Map([[1, 1]]))).toBe(33_34)
  expect(refundValue([line(1, 50_00, 2)], 1, new Map([[1, 1]]), new Map())).toBe(49_99)
})

test('a line that the discount did not count is worth its price, and the others share it', () => {
  const lines = [line(1, 49_00, 3), line(2, 149_00, 10, false)]
  expect(refundValue(lines, 49_00, new Map([[2, 10]]), new Map())).toBe(1490_00)
  expect(refundValue(lines, 49_00, new Map([[1, 3]]), new Map([[2, 10]]))).toBe(98_00)
  expect(refundValue(lines, 163_70, new Map([[2, 10]]), new Map())).toBe(1341_00)
})

test('the units of an order, given back one by one in any order, are worth what was paid for them', () => {
  const order = fc
    .array(
      fc.tuple(fc.integer({ min: 1, max: 500_00 }), fc.integer({ min: 1, max: 5 }), fc.boolean()),
      { minLength: 1, maxLength: 6 },
    )
    .chain((given) => {
      const lines = given.map(([price, quantity, isDiscounted], at) =>
        line(at + 1, price, quantity, isDiscounted),
      )
      const sumOf = (some: typeof lines) =>
        some.reduce((sum, one) => sum + one.unitPrice * one.quantity, 0)
      const units = lines.flatMap(({ itemId, quantity }) => Array<number>(quantity).fill(itemId))
      return fc.record({
        lines: fc.constant(lines),
        subtotal: fc.constant(sumOf(lines)),
        discount: fc.nat(sumOf(lines.filter((one) => one.isDiscounted))),
        units: fc.shuffledSubarray(units, { minLength: units.length }),
      })
    })
  fc.assert(
    fc.property(order, ({ lines, subtotal, discount, units }) => {
      const before = new Map<number, number>()
      let back = 0
      for (const itemId of units) {
        const value = refundValue(lines, discount, new Map([[itemId, 1]]), before)
        expect(value).toBeGreaterThanOrEqual(0)
        back += value
        before.set(itemId, (before.get(itemId) ?? 0) + 1)
      }
      expect(back).toBe(subtotal - discount)
    }),
    { seed: 2027 },
  )
})
