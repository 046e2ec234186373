import { afterEach, expect, test, vi } from 'vitest'
import { Problem } from '../../problem.ts'
import { createFairSemaphore } from './fair-semaphore.ts'

const longestWait = 3000

afterEach(() => void vi.useRealTimers())

test('work beyond the bound waits in order, and beyond that is refused', async () => {
  const withSlot = createFairSemaphore({ atOnce: 2, mostWaiting: 3, longestWait })
  const begun: number[] = []
  const end = Promise.withResolvers<void>()
  const work = Array.from({ length: 5 }, (_, number) =>
    withSlot('visitor', async () => {
      begun.push(number)
      await end.promise
      return number
    }),
  )
  await expect(withSlot('visitor', async () => 6)).rejects.toMatchObject({ code: 'unavailable' })
  await expect.poll(() => begun).toEqual([0, 1])
  end.resolve()
  expect(await Promise.all(work)).toEqual([0, 1, 2, 3, 4])
  expect(begun).toEqual([0, 1, 2, 3, 4])
  expect(await withSlot('visitor', async () => 7)).toBe(7)
})

test('work that fails leaves its place', async () => {
  const withSlot = createFairSemaphore({ atOnce: 1, mostWaiting: 1, longestWait })
  const failing = async () => {
    throw new Error('No')
  }
  await expect(withSlot('visitor', failing)).rejects.toThrow('No')
  expect(await withSlot('visitor', async () => 'yes')).toBe('yes')
})

test('work that waits too long is refused, and never runs', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const withSlot = createFairSemaphore({ atOnce: 1, mostWaiting: 5, longestWait })
  const end = Promise.withResolvers<string>()
  const running = withSlot('visitor', () => end.promise)
  const late = vi.fn(async () => 'late')
  const waiting = withSlot('visitor', late)
  const refused = expect(waiting).rejects.toMatchObject({ code: 'unavailable' })
  // Work that already runs is not cut off.
  await vi.advanceTimersByTimeAsync(longestWait)
  await refused
  end.resolve('done')
  expect(await running).toBe('done')
  expect(await withSlot('visitor', async () => 'next')).toBe('next')
  expect(late).not.toHaveBeenCalled()
})

test('a visitor waits for no more than one work of each other visitor, which may be the one under way', async () => {
  const withSlot = createFairSemaphore({ atOnce: 1, mostWaiting: 5, longestWait })
  const begun: string[] = []
  const work = ['many', 'many', 'many', 'few'].map((visitor) =>
    withSlot(visitor, async () => {
      begun.push(visitor)
    }),
  )
  await Promise.all(work)
  expect(begun).toEqual(['many', 'few', 'many', 'many'])
})

test('among many that wait, the last of the visitor with most gives way to another visitor', async () => {
  const withSlot = createFairSemaphore({ atOnce: 1, mostWaiting: 2, longestWait })
  const many = Promise.allSettled([1, 2, 3].map(() => withSlot('many', async () => 'done')))
  expect(() => withSlot.refuseIfFull('many')).toThrow()
  withSlot.refuseIfFull('few')
  expect(await withSlot('few', async () => 'yes')).toBe('yes')
  expect(await many).toMatchObject([
    { value: 'done' },
    { value: 'done' },
    { reason: { code: 'unavailable' } },
  ])
})

test('work whose signal is aborted leaves the queue, never runs, and makes room', async () => {
  const withSlot = createFairSemaphore({ atOnce: 1, mostWaiting: 1, longestWait })
  const end = Promise.withResolvers<string>()
  const running = withSlot('visitor', () => end.promise)
  const gone = new AbortController()
  const abandoned = vi.fn(async () => 'abandoned')
  const waiting = withSlot('visitor', abandoned, { signal: gone.signal })
  const refused = expect(waiting).rejects.toMatchObject({ code: 'unavailable' })
  gone.abort()
  await refused
  await expect(withSlot('visitor', abandoned, { signal: gone.signal })).rejects.toThrow()
  const next = withSlot('visitor', async () => 'next')
  end.resolve('done')
  expect(await Promise.all([running, next])).toEqual(['done', 'next'])
  expect(abandoned).not.toHaveBeenCalled()
})

test('a refusal is the one that the caller chooses', async () => {
  const withSlot = createFairSemaphore(
    { atOnce: 1, mostWaiting: 0, longestWait },
    () => new Problem('too_many_requests', { retryAfter: 5 }),
  )
  const running = withSlot('visitor', async () => 'done')
  await expect(withSlot('visitor', async () => 'more')).rejects.toMatchObject({ retryAfter: 5 })
  expect(await running).toBe('done')
})
