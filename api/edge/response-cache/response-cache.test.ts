import { setImmediate as turn } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { createStock } from '../../../modules/catalogue/snapshot/stock.ts'
import { Problem } from '../../../modules/shared/problem.ts'
import { type Answer, createResponseCache, Refused, sizeOf } from './response-cache.ts'

const answerOf = (word: string): Answer => ({
  dependsOn: Uint32Array.of(7),
  identity: Buffer.from(word.padEnd(1000)),
  etag: word,
  headers: {},
})

/** A cache of answers that tell when they were rendered and show the stock of product 7, with a clock and two versions. */
function responseCache({ mostBytes = 1_000_000, mostWaiting = 100 } = {}) {
  const world = { now: 0, catalogue: 1 }
  const stock = createStock()
  const cache = createResponseCache({
    mostBytes,
    invalidatedBy: () => world.catalogue,
    stock,
    slots: { atOnce: 1, mostWaiting, longestWait: 3000 },
    now: () => world.now,
  })
  let count = 0
  const make = vi.fn(async () => answerOf(`made ${++count}`))
  const get = async (key = '/', visitor = 'someone', made: () => Promise<Answer> = make) =>
    (await cache.get(key, visitor, made)).etag
  const sell = (id = 7) => stock.change(new Map([[id, stock.unitsOf(id) - 1]]))
  return { ...cache, world, sell, make, get, found: (key = '/') => cache.find(key)?.etag }
}

test('concurrent callers share one render, which is stored', async () => {
  const { get, found, make, uses } = responseCache()
  expect(found()).toBeUndefined()
  const answers = await Promise.all(Array.from({ length: 50 }, () => get()))
  expect(new Set([...answers, await get(), found()])).toEqual(new Set(['made 1']))
  expect(make).toHaveBeenCalledTimes(1)
  expect(uses()).toEqual({ hits: 2, misses: 50 })
})

test('a fresh answer is served at any age, whatever is sold that it does not show', async () => {
  const { world, sell, get, make } = responseCache()
  await get()
  world.now = 3_600_000
  sell(8)
  expect(await get()).toBe('made 1')
  expect(make).toHaveBeenCalledTimes(1)
})

test('a stale answer is served for a second, then while it is rendered again', async () => {
  const { world, sell, get, found, make } = responseCache()
  await get()
  for (const now of [300, 600, 900]) {
    world.now = now
    sell()
    expect(await get()).toBe('made 1')
  }
  expect(make).toHaveBeenCalledTimes(1)
  world.now = 1001
  expect([await get(), found()]).toEqual(['made 1', 'made 1'])
  await vi.waitFor(() => expect(found()).toBe('made 2'))
  expect(make).toHaveBeenCalledTimes(2)
})

test('callers wait for a render two seconds after an answer was last known to be fresh', async () => {
  const { world, sell, get, found } = responseCache()
  await get()
  world.now = 10_000
  expect(found()).toBe('made 1')
  sell()
  world.now = 12_001
  expect(found()).toBeUndefined()
  expect(await get()).toBe('made 2')
})

test('an invalid answer is never served, nor is one that becomes invalid while it is rendered', async () => {
  const { world, get, found, make } = responseCache()
  await get()
  world.catalogue = 2
  expect(found()).toBeUndefined()
  const under = Promise.withResolvers<Answer>()
  make.mockImplementationOnce(() => under.promise)
  const before = get()
  await vi.waitFor(() => expect(make).toHaveBeenCalledTimes(2))
  world.catalogue = 3
  const after = get()
  under.resolve(answerOf('of version 2'))
  expect([await before, await after, found()]).toEqual(['of version 2', 'made 2', 'made 2'])
})

test('a render that waits is of the version that it begins with', async () => {
  const { world, get, found, make } = responseCache()
  const under = Promise.withResolvers<Answer>()
  const first = get('/first', 'someone', () => under.promise)
  const before = get()
  world.catalogue = 2
  const after = get()
  under.resolve(answerOf('first'))
  await first
  expect([await before, await after, found()]).toEqual(['made 1', 'made 1', 'made 1'])
  expect(make).toHaveBeenCalledTimes(1)
})

test('failures and missing pages go to all who wait, and are not stored', async () => {
  const { get, found, has } = responseCache()
  const failing = vi.fn(() => Promise.reject(new Error('down')))
  for (const outcome of await Promise.allSettled([1, 2].map(() => get('/', 'someone', failing))))
    expect(outcome).toMatchObject({ reason: { message: 'down' } })
  expect(failing).toHaveBeenCalledTimes(1)
  const missing = async () => ({ ...answerOf('missing'), status: 404 })
  const both = [get('/', 'someone', missing), get()]
  expect([await Promise.all(both), found(), has('/')]).toEqual([
    ['missing', 'missing'],
    undefined,
    false,
  ])
  expect(await get()).toBe('made 1')
})

test('after a failure a stale answer is served to the end of its two seconds, then the error', async () => {
  const { world, sell, get, make } = responseCache()
  await get()
  make.mockRejectedValue(new Error('down'))
  sell()
  for (const now of [1001, 1500, 2000]) {
    world.now = now
    expect(await get()).toBe('made 1')
    await turn()
  }
  world.now = 2001
  await expect(get()).rejects.toThrow('down')
})

test('beyond the limit of bytes, the least recently used answer goes', async () => {
  const { get, found, has } = responseCache({
    mostBytes: Math.round(2.5 * sizeOf(answerOf('made 1'))),
  })
  for (const key of ['a', 'b']) await get(key)
  found('a')
  await get('c')
  expect(['a', 'b', 'c'].map(has)).toEqual([true, false, true])
})

test('long keys count like answers', async () => {
  const size = sizeOf(answerOf('made 1'))
  const { get, has } = responseCache({ mostBytes: 3 * size })
  const keys = ['a', 'b'].map((letter) => letter.repeat(size / 2))
  for (const key of keys) await get(key)
  expect(keys.map(has)).toEqual([false, true])
})

test('when too many renders wait, a visitor with many of them is refused', async () => {
  const { get } = responseCache({ mostWaiting: 3 })
  const many = Promise.allSettled(['a', 'b', 'c', 'd', 'e'].map((key) => get(key, 'many')))
  expect(await get('f', 'other')).toBe('made 2')
  const refusal = { status: 'rejected', reason: { code: 'unavailable' } }
  const done = { status: 'fulfilled' }
  expect(await many).toMatchObject([done, done, done, refusal, refusal])
})

test('a visitor who waits for a render whose visitor is refused has one of their own', async () => {
  const { get, make } = responseCache({ mostWaiting: 3 })
  const many = Promise.allSettled(['a', 'b', 'c', 'd'].map((key) => get(key, 'many')))
  const joined = get('d', 'other')
  const third = get('e', 'third')
  const both = await Promise.all([joined, third])
  expect(both).toEqual([expect.stringMatching(/^made/), expect.stringMatching(/^made/)])
  const refusal = { status: 'rejected', reason: { code: 'unavailable' } }
  const done = { status: 'fulfilled' }
  expect(await many).toMatchObject([done, done, refusal, refusal])
  expect(make).toHaveBeenCalledTimes(4)
})

test('who has waited long enough for renders that are refused is refused as well', async () => {
  const { get, world } = responseCache()
  const make = vi.fn(async () => {
    world.now += 2000
    throw new Refused(new Problem('unavailable'))
  })
  const all = await Promise.allSettled(['a', 'b', 'c', 'd'].map((one) => get('/', one, make)))
  expect(all).toMatchObject(Array(4).fill({ status: 'rejected', reason: { code: 'unavailable' } }))
  expect(make).toHaveBeenCalledTimes(2)
})
