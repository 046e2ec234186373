import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '../log.ts'

/** Ms between two looks for work. */
const look = 1000

/**
 * Does work that lies in the database, round after round: at once while a round says that there may be
 * more, else after a second or when woken. `stop` ends it with the round that is under way.
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
        log.debug({ reason: String(error) }, 'The test payments wait for the database')
      }
      await pause(look, undefined, { signal: nap.signal }).catch(() => undefined)
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
