import { setTimeout as pause } from 'node:timers/promises'

/** Limit in ms on one call, ms between attempts, and attempts: a patient caller waits for more than a minute. */
const patience = 10_000
const interval = 250
const attempts = 300

/** A call that the shop did not answer as it should; 0 is no answer. `at` is in ms of `performance.now()`. */
export type Failure = { at: number; status: number; call: string }

/** Hears of the time of each attempt in ms, and of failures. */
type Listener = { took?(request: Request, ms: number): void; failed?(failure: Failure): void }

/**
 * A `fetch` that repeats a call until its answer is no server's error; with `isPatient: false` it gives up after the
 * first. Throws when it gives up.
 */
export function patientFetch({ took, failed }: Listener = {}, isPatient = true) {
  return async (request: Request): Promise<Response> => {
    for (let attempt = 0; attempt < (isPatient ? attempts : 1); attempt++) {
      const began = performance.now()
      const signal = AbortSignal.timeout(patience)
      const answer = await fetch(request.clone(), { signal }).catch(() => undefined)
      const at = performance.now()
      took?.(request, at - began)
      if (answer && answer.status < 500) return answer
      await answer?.body?.cancel()
      const call = `${request.method} ${new URL(request.url).pathname}`
      failed?.({ at, status: answer?.status ?? 0, call })
      await pause(interval)
    }
    throw new Error(`No answer from ${request.url}`)
  }
}
