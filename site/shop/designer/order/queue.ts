import { atom } from 'nanostores'
import { settled } from '../../../browser/settled.ts'
import { serverCode, serverRetryAfter } from '../../../client/request-error.ts'

/** Ms for which a design is asked for again, all waits together. */
const patience = 120_000

/** The wait of a design for a slot at the shop, which the visitor may end; null for none. */
export const $queued = atom<{ leave(): void } | null>(null)

/** The visitor has ended the wait: what the shop still answers counts no more. */
export class LeftQueue extends Error {}

/**
 * Asks the shop to sew a design, and asks again when it says. Fails with LeftQueue when the visitor ends the wait, and
 * with the shop's refusal when the next slot would come too late.
 */
export async function inQueue<Answer>(
  ask: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const wait = new AbortController()
  const queued = { leave: () => wait.abort() }
  const end = Date.now() + patience
  try {
    while (true) {
      const { value, error } = await settled(ask(wait.signal))
      if (wait.signal.aborted) throw new LeftQueue()
      if (error === undefined) return value as Answer
      const retryAfter = (serverRetryAfter(error) ?? Number.POSITIVE_INFINITY) * 1000
      if (serverCode(error) !== 'too_many_requests' || Date.now() + retryAfter > end) throw error
      $queued.set(queued)
      await passed(retryAfter, wait.signal)
      if (wait.signal.aborted) throw new LeftQueue()
    }
  } finally {
    if ($queued.get() === queued) $queued.set(null)
  }
}

/** Resolves after so many ms, or when the signal is aborted. */
const passed = (time: number, signal: AbortSignal) =>
  new Promise<void>((done) => {
    const timer = setTimeout(done, time)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      done()
    })
  })
