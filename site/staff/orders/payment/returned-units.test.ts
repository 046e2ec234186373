import { expect, test } from 'vitest'
import { order } from '../../../testing/order.ts'
import { returnedUnits, stockedUnits } from './returned-units.ts'

const units = [
  { itemId: 1, quantity: 2 },
  { itemId: 1_000_000, quantity: 1 },
]

test('custom patches are not said to be in stock again', () => {
  expect(returnedUnits(order(1), { units, isRestocked: true })).toEqual([
    '2 × Elgpatch, lagt tilbake på lager',
    '1 × Tilpasset patch',
  ])
  expect(returnedUnits(order(1), { units, isRestocked: false })).toEqual([
    '2 × Elgpatch, 1 × Tilpasset patch',
  ])
  expect(returnedUnits(order(1), { units: [], isRestocked: false })).toEqual([])
})

test('custom patches and units that are not chosen can not go into stock', () => {
  expect(stockedUnits(order(1), units)).toEqual([{ itemId: 1, quantity: 2 }])
  expect(stockedUnits(order(1), [{ itemId: 1, quantity: 0 }])).toEqual([])
})
