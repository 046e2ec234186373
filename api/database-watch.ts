import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { openDatabase } from './database.ts'
import { reasonOf } from './log.ts'

/** Ms between two looks at the database, and that one look may take. */
const interval = 1000
const patience = 3000

export type DatabaseWatch = {
  isUp(): boolean
  /** Grows with every change of the catalogue, and when changes may have been missed. */
  catalogueVersion(): number
  stop(): Promise<void>
}

/**
 * Listens for changes of the catalogue that any process commits, and knows whether the database can be
 * reached. What happened while it could not is unknown, so its return counts as a change.
 */
export function watchDatabase(url: string, log: Logger): DatabaseWatch {
  const ended = new AbortController()
  let up = false
  let version = 0

  async function watch() {
    const client = openDatabase(url, { max: 1 })
    try {
      await within(client.listen('catalogue_changed', () => version++))
      version++
      up = true
      while (!ended.signal.aborted) {
        await within(client`select 1`)
        await pause(interval, undefined, { signal: ended.signal })
      }
    } finally {
      up = false
      await client.end({ timeout: 0 })
    }
  }

  async function keepWatching() {
    while (!ended.signal.aborted) {
      try {
        await watch()
      } catch (error) {
        if (ended.signal.aborted) return
        log.warn({ reason: reasonOf(error) }, 'The database cannot be reached')
        await pause(interval / 2)
      }
    }
  }

  const watching = keepWatching()
  return {
    isUp: () => up,
    catalogueVersion: () => version,
    async stop() {
      ended.abort()
      await watching
    },
  }
}

function within<T>(work: PromiseLike<T>): Promise<T> {
  const expired = pause(patience, undefined, { ref: false }).then(() => {
    throw new Error('No answer from the database')
  })
  return Promise.race([work, expired])
}
