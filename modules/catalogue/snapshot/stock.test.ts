import { expect, test } from 'vitest'
import { createStock } from './stock.ts'

const ids = Uint32Array.of(1, 2)

test("a sale changes the stock of its product, and no other product's", () => {
  const stock = createStock()
  stock.change(
    new Map([
      [1, 10],
      [2, 20],
      [3, 30],
    ]),
  )
  const version = stock.version()
  stock.change(new Map([[3, 29]]))
  expect(stock.isUnchanged(ids, version)).toBe(true)
  stock.change(new Map([[2, 19]]))
  expect(stock.isUnchanged(ids, version)).toBe(false)
  expect(stock.isUnchanged(ids, stock.version())).toBe(true)
})

test('a read of all products changes the stock of those that have other units than before', async () => {
  const stock = createStock()
  stock.change(
    new Map([
      [1, 10],
      [2, 20],
    ]),
  )
  const version = stock.version()
  await stock.reread('all', async () => ({
    units: new Map([
      [1, 10],
      [2, 20],
      [3, 30],
    ]),
  }))
  expect(stock.isUnchanged(ids, version)).toBe(true)
  await stock.reread('all', async () => {
    stock.change(new Map([[1, 9]]))
    return {
      units: new Map([
        [1, 10],
        [2, 20],
        [3, 30],
      ]),
    }
  })
  expect(stock.unitsOf(1)).toBe(9)
  expect(stock.isUnchanged(ids, version)).toBe(false)
})
