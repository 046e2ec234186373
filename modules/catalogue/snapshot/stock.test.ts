import { expect, test } from 'vitest'
import { createStock } from './stock.ts'

test('each change of units is another version, and a read that finds the same is not', async () => {
  const stock = createStock()
  const units = new Map([
    [1, 10],
    [2, 20],
  ])
  stock.change(units)
  const version = stock.version()
  await stock.reread('all', async () => ({ units }))
  expect(stock.version()).toBe(version)
  stock.change(new Map([[2, 19]]))
  expect(stock.version()).not.toBe(version)
})

test('a sale during a read is newer than what was read', async () => {
  const stock = createStock()
  await stock.reread('all', async () => {
    stock.change(new Map([[1, 9]]))
    return { units: new Map([[1, 10]]) }
  })
  expect(stock.unitsOf(1)).toBe(9)
})
