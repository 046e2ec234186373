import { Problem } from '../problem.ts'

/** Seconds after which a refused visitor should retry. */
const retryAfter = 1

/**
 * Bounds the work of one visitor in a process. Equal work of a visitor, by `key`, is done once at a time. Problem
 * too_many_requests while `most` are under way.
 */
export function createShares(most: number) {
  const visitors = new Map<string, Map<string, Promise<unknown>>>()
  return async <Result>(
    visitor: string,
    key: string,
    work: () => Promise<Result>,
  ): Promise<Result> => {
    const underWay = visitors.get(visitor) ?? new Map<string, Promise<unknown>>()
    const same = underWay.get(key)
    if (same) return same as Promise<Result>
    if (underWay.size >= most) throw new Problem('too_many_requests', { retryAfter })
    visitors.set(visitor, underWay)
    const result = work()
    underWay.set(key, result)
    try {
      return await result
    } finally {
      underWay.delete(key)
      if (underWay.size === 0) visitors.delete(visitor)
    }
  }
}
