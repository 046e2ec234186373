import { expect, test } from 'vitest'
import { order } from '../../testing/order.ts'
import { isShort, mostHalfLines, slipSheets } from './slip-sheets.ts'

const [item] = order(1).items
const long = (id: number) =>
  order(id, {
    items: Array.from({ length: mostHalfLines + 1 }, () => item as typeof item & object),
  })

const sheets = (...call: Parameters<typeof slipSheets>) =>
  slipSheets(...call).map((slips) => slips.map(({ id }) => id))

test('two slips share a sheet where both are short, and a long one has its own', () => {
  const orders = [order(1), order(2), order(3), long(4), order(5), order(6), long(7)]
  expect(sheets(orders, true)).toEqual([[1, 2], [3], [4], [5, 6], [7]])
  expect(sheets(orders, false)).toEqual([[1], [2], [3], [4], [5], [6], [7]])
})

test('a mark and a sentence about refunds take the place of a line each', () => {
  const lines = (count: number, changes: object = {}) => ({
    items: Array.from({ length: count }, () => ({ ...(item as typeof item & object), ...changes })),
  })
  expect(isShort(order(1, { ...lines(4), isDisputed: true }))).toBe(true)
  expect(isShort(order(1, { ...lines(5), isDisputed: true }))).toBe(false)
  expect(isShort(order(1, lines(4, { toSend: 1 })))).toBe(true)
  expect(isShort(order(1, lines(5, { toSend: 1 })))).toBe(false)
})
