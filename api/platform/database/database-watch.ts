import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Pool } from '../../../modules/shared/transaction.ts'
import { reasonOf } from '../log/log.ts'
import { isReadOnly, openDatabase } from './database.ts'
import { answerOf, Silence } from './silence.ts'

/** The name in PostgreSQL's list of connections for a process that listens. */
export const listenerName = 'russpatcher listener'

/** Ms between two probes of the database, and the timeout in ms for staff who wait for their own change. */
const interval = 1000
const staffPatience = 500
/** Limit on remembered changes. */
const mostChanges = 1000

let probes = 0

export type DatabaseWatch = {
  isUp(): boolean
  /** Incremented by each change of the catalogue but sales, and whenever notifications may have been missed. */
  catalogueVersion(): number
  /** The ids of the products that changed after a version; undefined when it may be any of them. */
  changedSince(version: number): ReadonlySet<number> | undefined
  /** Calls `heard` with the new units of products, by id, when only their stock changed. */
  onStock(heard: (units: ReadonlyMap<number, number>) => void): void
  /**
   * Calls `heard` when the database does not answer, or is a standby: other connections may be dead without having been
   * closed, or lead there as well.
   */
  onSilence(heard: () => void): void
  /**
   * Resolves when a change that this process has just committed has been heard of; without an answer of the database,
   * soon, and any product counts as changed.
   */
  hearOwnChange(): Promise<void>
  stop(): Promise<void>
}

/**
 * Listens for catalogue changes that any process commits, and tracks whether the database is reachable; the log tells of
 * an outage once, and of its end. Changes during an outage may be missed, so its end counts as a change.
 */
export function watchDatabase(url: string, log: Logger): DatabaseWatch {
  const ended = new AbortController()
  let up = false
  let isOutageLogged = false
  let version = 0
  let listening: Pool | undefined
  const hearers: ((units: ReadonlyMap<number, number>) => void)[] = []
  const silenceHearers: (() => void)[] = []
  /** The products of the latest versions, the newest last; undefined where it may be any. */
  const changes: (readonly number[] | undefined)[] = []
  const note = (ids: readonly number[] | undefined) => {
    version++
    changes.push(ids)
    if (changes.length > mostChanges) changes.shift()
  }
  const heardChange = (payload: string) =>
    note(payload ? payload.split(',').map(Number) : undefined)
  const missedChanges = () => note(undefined)
  const noteStock = (payload: string) => {
    const units = new Map(payload.split(',').map(unitsOf))
    for (const heard of hearers) heard(units)
  }

  async function watch() {
    const client = openDatabase(url, { max: 1, name: listenerName })
    listening = client
    try {
      // The client listens over a separate connection. After a reconnect it may have missed changes, so a reconnect
      // counts as a change.
      await answerOf(client.listen('stock_changed', noteStock))
      await answerOf(client.listen('catalogue_changed', heardChange, missedChanges))
      up = true
      if (isOutageLogged) log.info('The database answers again')
      isOutageLogged = false
      while (!ended.signal.aborted) {
        await answerOf(probe(client))
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
        if (error instanceof Silence || isReadOnly(error))
          for (const heard of silenceHearers) heard()
        if (!isOutageLogged) log.warn({ reason: reasonOf(error) }, 'The database cannot be reached')
        isOutageLogged = true
        await pause(interval / 2)
      }
    }
  }

  const watching = keepWatching()
  return {
    isUp: () => up,
    catalogueVersion: () => version,
    changedSince(before) {
      const later = version - before
      if (later > changes.length) return undefined
      const ids = later > 0 ? changes.slice(-later) : []
      return ids.includes(undefined) ? undefined : new Set(ids.flatMap((some) => some ?? []))
    },
    onStock: (heard) => void hearers.push(heard),
    onSilence: (heard) => void silenceHearers.push(heard),
    async hearOwnChange() {
      // The database sends its notifications before the answer; a connection without an answer may have missed them.
      if (up && listening)
        await answerOf(probe(listening), { timeout: staffPatience }).catch(missedChanges)
    },
    async stop() {
      ended.abort()
      await watching
    },
  }
}

/** A product's id and units, as `catalogue.announce_update` writes them: '12:40'. */
function unitsOf(part: string): [number, number] {
  const [id, units] = part.split(':').map(Number)
  return [id ?? 0, units ?? 0]
}

/** Probes the listening connection itself, so that a dead one is noticed. Each probe has a channel of its own. */
async function probe(client: Pool): Promise<void> {
  const { unlisten } = await client.listen(`probe_${++probes}`, () => undefined)
  await unlisten()
}
