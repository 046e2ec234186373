import { expect, test } from 'vitest'
import { createStock } from './stock.ts'

test("a sale changes the stock of its product, and no other product's", () => {
  const stock = createStock()
  const [one, both] = [Uint32Array.of(1), Uint32Array.of(1, 2)]
  stock.change(
    new Map([
      [1, 10],
      [2, 20],
    ]),
  )
  const version = stock.version()
  stock.change(new Map([[2, 19]]))
  expect(stock.version()).not.toBe(version)
  expect([one, both].map((ids) => stock.isUnchanged(ids, version))).toEqual([true, false])
})

test('a read that finds the same units is no change, and a sale during a read is newer', async () => {
  const stock = createStock()
  const units = new Map([[1, 10]])
  stock.change(units)
  const version = stock.version()
  await stock.reread('all', async () => ({ units }))
  expect(stock.version()).toBe(version)
  await stock.reread('all', async () => {
    stock.change(new Map([[1, 9]]))
    return { units }
  })
  expect([stock.unitsOf(1), stock.isUnchanged(Uint32Array.of(1), version)]).toEqual([9, false])
})
