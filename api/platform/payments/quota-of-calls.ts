import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from '../../../modules/shared/transaction.ts'
import { processesOf } from './process-queries.ts'

/**
 * Counts of which the highest holds: a quota falls with one count, and rises when all of them say so. After a failover,
 * the other processes come back one by one.
 */
const countsHeld = 10

/** A process that starts begins with the quota of one of ten, until it has counted so often that others know of it. */
const manyProcesses = 10
const firstCounts = 3

/** This process' quota of so many calls a second: as many as each other process of the shop has. */
export function createQuota(mostPerSecond: number) {
  let counts: number[] = []
  return {
    /** Notes how many processes the shop has now. */
    noteCount(processes: number): void {
      counts = [...counts, processes].slice(-countsHeld)
    },
    quota: (): number =>
      mostPerSecond / Math.max(1, ...counts, counts.length < firstCounts ? manyProcesses : 0),
  }
}

/**
 * This process' quota of the calls to the payment provider, by the number of processes that the database knows. While it
 * is away, the last counts hold. `interval` is the ms between two counts: for so long, a process that starts is not
 * noticed by the others.
 */
export async function watchQuotaOfCalls(sql: Pool, mostPerSecond: number, interval = 1000) {
  const ended = new AbortController()
  const { noteCount, quota } = createQuota(mostPerSecond)
  const count = () => processesOf(sql).then(noteCount, () => undefined)
  await count()
  const watching = (async () => {
    while (!ended.signal.aborted) {
      await pause(interval, undefined, { signal: ended.signal }).catch(() => undefined)
      if (!ended.signal.aborted) await count()
    }
  })()
  return {
    quota,
    async stop() {
      ended.abort()
      await watching
    },
  }
}
