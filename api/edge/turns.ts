import { setImmediate as turn } from 'node:timers/promises'
import pLimit from 'p-limit'
import { Problem } from '../../modules/shared/problem.ts'

/** Seconds after which a refused caller should retry. */
const retryAfter = 1

/**
 * Bounds work that keeps the processor busy: `atOnce` run, others wait in order, and other requests are served in
 * between. Problem unavailable when `mostWaiting` wait.
 */
export function createTurns({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }) {
  const limit = pLimit(atOnce)
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (limit.pendingCount >= mostWaiting) throw new Problem('unavailable', { retryAfter })
    return limit(async () => {
      await turn()
      return work()
    })
  }
}
