import { createFairSemaphore, type Slots } from './fair-semaphore.ts'

/**
 * A mutex per key: work with the same key runs one after the other, other work beside it. It waits here rather than for
 * a lock in the database, where each waiting call would hold one of the connections of all visitors. Problem unavailable
 * for those beyond the bounds.
 */
export function createKeyedMutex(bounds: Omit<Slots, 'atOnce'>) {
  const mutexes = new Map<
    string,
    { withSlot: ReturnType<typeof createFairSemaphore>; calls: number }
  >()
  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const own = mutexes.get(key) ?? {
      withSlot: createFairSemaphore({ ...bounds, atOnce: 1 }),
      calls: 0,
    }
    mutexes.set(key, own)
    own.calls++
    try {
      return await own.withSlot(key, work)
    } finally {
      if (--own.calls === 0) mutexes.delete(key)
    }
  }
}
