import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '../log.ts'

/** Polling interval in ms. */
const interval = 1000

/**
 * A polling loop for work in the database. It continues at once while a round returns true, else after a second or on
 * `wake`. `stop` resolves after the current round.
 */
export function startRounds(round: () => Promise<boolean>, log: Log) {
  let ended = false
  let nap = new AbortController()

  async function work(): Promise<void> {
    while (!ended) {
      nap = new AbortController()
      try {
        if (await round()) continue
      } catch (error) {
        log.debug({ reason: String(error) }, 'The test payments cannot reach the database')
      }
      await pause(interval, undefined, { signal: nap.signal }).catch(() => undefined)
    }
  }

  const working = work()
  return {
    wake: () => nap.abort(),
    async stop(): Promise<void> {
      ended = true
      nap.abort()
      await working
    },
  }
}
