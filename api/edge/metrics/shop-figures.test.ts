import { expect, test, vi } from 'vitest'
import { createShopFigures, type ShopFigures } from './shop-figures.ts'

const some = { queues: [] } as unknown as ShopFigures

test('figures are read every ten seconds at most, and once for concurrent readers', async () => {
  let now = 0
  const read = vi.fn(async () => some)
  const figures = createShopFigures(read, () => now)
  expect(await Promise.all([figures(), figures()])).toEqual([some, some])
  now = 9_999
  await figures()
  expect(read).toHaveBeenCalledTimes(1)
  now = 10_000
  await figures()
  expect(read).toHaveBeenCalledTimes(2)
})

test('a failure leaves the figures out until the next read', async () => {
  let now = 0
  const read = vi.fn(async () => some).mockRejectedValueOnce(new Error('The database is away'))
  const figures = createShopFigures(read, () => now)
  expect(await figures()).toBeUndefined()
  now = 10_000
  expect(await figures()).toBe(some)
})

test('a read that hangs leaves the figures out, and no other begins beside it', async () => {
  let now = 0
  const read = vi.fn(() => new Promise<ShopFigures>(() => undefined))
  const figures = createShopFigures(read, () => now, 30)
  for (const time of [0, 20_000]) {
    now = time
    expect(await figures()).toBeUndefined()
  }
  expect(read).toHaveBeenCalledTimes(1)
})
