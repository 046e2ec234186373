import { Problem } from '../../problem.ts'

/** Seconds after which a refused visitor should retry. */
const retryAfter = 1

type UnderWay = { result: Promise<unknown>; callers: number; abandoned: AbortController }

/**
 * A per-client limit: bounds the work of one visitor in a process. Equal work of a visitor, by `key`, is done once at a
 * time; its signal is aborted when all its callers have gone. Problem too_many_requests while `most` are under way.
 */
export function createPerClientLimit(most: number) {
  const visitors = new Map<string, Map<string, UnderWay>>()
  return async <Result>(
    visitor: string,
    key: string,
    work: (abandoned: AbortSignal) => Promise<Result>,
    gone?: AbortSignal,
  ): Promise<Result> => {
    const underWay = visitors.get(visitor) ?? new Map<string, UnderWay>()
    const same = underWay.get(key)
    if (same) return joined<Result>(same, gone)
    if (underWay.size >= most) throw new Problem('too_many_requests', { retryAfter })
    visitors.set(visitor, underWay)
    const abandoned = new AbortController()
    const one = { result: work(abandoned.signal), callers: 0, abandoned }
    underWay.set(key, one)
    try {
      return await joined<Result>(one, gone)
    } finally {
      underWay.delete(key)
      if (underWay.size === 0) visitors.delete(visitor)
    }
  }
}

/** The result of work that is under way, for one more caller. */
function joined<Result>(one: UnderWay, gone: AbortSignal | undefined): Promise<Result> {
  one.callers++
  const leave = () => {
    one.callers--
    if (one.callers === 0) one.abandoned.abort()
  }
  if (gone?.aborted) leave()
  else gone?.addEventListener('abort', leave, { once: true })
  return one.result as Promise<Result>
}
