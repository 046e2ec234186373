import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from '../../../modules/shared/transaction.ts'
import { processesOf } from './process-queries.ts'

/** Ms between two counts: for so long, a process that starts is not noticed by the others. */
const interval = 5000

/**
 * This process' share of the calls to the payment provider: as many as each other process of the shop has. The database
 * knows how many there are. While it is away, the last count holds.
 */
export async function watchShareOfCalls(sql: Pool, mostPerSecond: number) {
  const ended = new AbortController()
  let processes = 1
  const count = async () => {
    processes = Math.max(1, await processesOf(sql).catch(() => processes))
  }
  await count()
  const watching = (async () => {
    while (!ended.signal.aborted) {
      await pause(interval, undefined, { signal: ended.signal }).catch(() => undefined)
      if (!ended.signal.aborted) await count()
    }
  })()
  return {
    share: () => mostPerSecond / processes,
    async stop() {
      ended.abort()
      await watching
    },
  }
}
