import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Pool } from '../../modules/shared/transaction.ts'
import { reasonOf } from '../log.ts'
import { openDatabase } from './database.ts'

/** Ms between two looks at the database, and that one look may take. */
const interval = 1000
const patience = 3000

export type DatabaseWatch = {
  isUp(): boolean
  /** Grows with every change of the catalogue, and when changes may have been missed. */
  catalogueVersion(): number
  /** Counts a change that this process has committed, of which the database's own word may come late. */
  noteChange(): void
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
  const noteChange = () => {
    version++
  }

  async function watch() {
    const client = openDatabase(url, { max: 1 })
    try {
      // It listens over a connection of its own; when it loses that and opens another, it may have missed something.
      await within(client.listen('catalogue_changed', noteChange, noteChange))
      up = true
      while (!ended.signal.aborted) {
        await within(look(client))
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
    noteChange,
    async stop() {
      ended.abort()
      await watching
    },
  }
}

/** Asks over the connection that listens, so that one that went deaf is noticed. */
async function look(client: Pool): Promise<void> {
  const { unlisten } = await client.listen('look', () => undefined)
  await unlisten()
}

function within<T>(work: PromiseLike<T>): Promise<T> {
  const expired = pause(patience, undefined, { ref: false }).then(() => {
    throw new Error('No answer from the database')
  })
  return Promise.race([work, expired])
}
