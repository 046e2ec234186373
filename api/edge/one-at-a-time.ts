import type { Context, MiddlewareHandler } from 'hono'
import { createTurns } from '../../modules/shared/promises/turns/turns.ts'

/** Calls with one key that wait; the longest wait is in ms. A customer who taps fast has a dozen under way. */
const line = { atOnce: 1, mostWaiting: 30, longestWait: 5000 }

/**
 * Calls with the same key run one after the other in a process. They wait for each other here, because each call that
 * waits for a lock in the database holds one of the connections of all visitors. Problem unavailable for those beyond the
 * bounds.
 */
export function oneAtATime(keyOf: (c: Context) => string): MiddlewareHandler {
  const lines = new Map<string, { inTurn: ReturnType<typeof createTurns>; calls: number }>()
  return async (c, next) => {
    const key = keyOf(c)
    const own = lines.get(key) ?? { inTurn: createTurns(line), calls: 0 }
    lines.set(key, own)
    own.calls++
    try {
      await own.inTurn(key, next)
    } finally {
      if (--own.calls === 0) lines.delete(key)
    }
  }
}
