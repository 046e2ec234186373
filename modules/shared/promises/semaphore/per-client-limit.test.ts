import { expect, test, vi } from 'vitest'
import { createPerClientLimit } from './per-client-limit.ts'

test('work of a visitor beyond the bound is refused with a time to retry, and that of others is not', async () => {
  const withinLimit = createPerClientLimit(2)
  const end = Promise.withResolvers<string>()
  const work = ['a', 'b'].map((key) => withinLimit('one', key, () => end.promise))
  await expect(withinLimit('one', 'c', async () => 'more')).rejects.toMatchObject({
    code: 'too_many_requests',
    retryAfter: 1,
  })
  expect(await withinLimit('other', 'c', async () => 'yes')).toBe('yes')
  end.resolve('done')
  expect(await Promise.all(work)).toEqual(['done', 'done'])
  expect(await withinLimit('one', 'c', async () => 'again')).toBe('again')
})

test('equal work of a visitor is done once at a time', async () => {
  const withinLimit = createPerClientLimit(1)
  const work = vi.fn(async () => 'done')
  const results = Promise.all([1, 2, 3].map(() => withinLimit('one', 'a', work)))
  expect(await results).toEqual(['done', 'done', 'done'])
  expect(work).toHaveBeenCalledTimes(1)
  await withinLimit('one', 'a', work)
  expect(work).toHaveBeenCalledTimes(2)
})

test('work that fails leaves its place under the limit', async () => {
  const withinLimit = createPerClientLimit(1)
  const failing = () => Promise.reject(new Error('No'))
  await expect(withinLimit('one', 'a', failing)).rejects.toThrow('No')
  expect(await withinLimit('one', 'b', async () => 'yes')).toBe('yes')
})

test('work is abandoned when all that asked for it have gone, and not before', async () => {
  const withinLimit = createPerClientLimit(1)
  const end = Promise.withResolvers<void>()
  let isAbandoned = () => false
  const work = async (abandoned: AbortSignal) => {
    isAbandoned = () => abandoned.aborted
    await end.promise
  }
  const callers = [new AbortController(), new AbortController()]
  const results = callers.map(({ signal }) => withinLimit('one', 'a', work, signal))
  callers[0]?.abort()
  expect(isAbandoned()).toBe(false)
  callers[1]?.abort()
  expect(isAbandoned()).toBe(true)
  end.resolve()
  await Promise.all(results)
})
