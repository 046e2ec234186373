import type { Context, MiddlewareHandler } from 'hono'
import { createKeyedMutex } from '../../../modules/shared/promises/semaphore/keyed-mutex.ts'

/** Calls with one key that wait; the longest wait is in ms. A customer who taps fast has a dozen under way. */
const waiting = { mostWaiting: 30, longestWait: 5000 }

/** Calls with the same key run one after the other in a process. Problem unavailable for those beyond the bounds. */
export function oneAtATime(keyOf: (c: Context) => string): MiddlewareHandler {
  const withLock = createKeyedMutex(waiting)
  return (c, next) => withLock(keyOf(c), next)
}
