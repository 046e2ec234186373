import { setTimeout as pause } from 'node:timers/promises'

/** The time limit passes in as many steps: however long a busy event loop is blocked, that counts as one. */
const steps = 30

/**
 * The result of `work`, if it is there within the limit in ms; otherwise throws what `late` returns. The work continues,
 * and its result is ignored. A blocked event loop does not use up the limit: the result may have arrived meanwhile.
 */
export async function within<Result>(
  limit: number,
  work: PromiseLike<Result>,
  late: () => Error,
): Promise<Result> {
  const done = new AbortController()
  try {
    return await Promise.race([work, expiry(limit, done.signal, late)])
  } finally {
    done.abort()
  }
}

async function expiry(limit: number, signal: AbortSignal, late: () => Error): Promise<never> {
  for (let step = 0; step < steps; step++)
    await pause(limit / steps, undefined, { ref: false, signal })
  throw late()
}
