import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { within } from '../../modules/shared/promises/within.ts'
import { ConfigError } from '../config.ts'
import { reasonOf } from '../log.ts'
import { isDatabaseDown, openDatabase } from './database.ts'

/** Ms between two attempts to reach the database, and timeout of each. */
const interval = 1000
const patience = 3000

class Silence extends Error {
  constructor() {
    super('No answer from the database')
  }
}

type Place = {
  setting: 'DATABASE_URL' | 'DATABASE_DIRECT_URL'
  url: string
  /** Whether it is a pooler; default: false. */
  isPooled?: boolean
}

export type Waiting = {
  log: Pick<Logger, 'warn' | 'info'>
  /** Runs while the database is away; what it returns is called at the end. */
  whileAway(): Promise<() => Promise<void>>
  signal: AbortSignal
}

/**
 * Waits until the database answers. The log tells of the wait once. Throws ConfigError for a database that answers and
 * refuses, and the signal's reason when it aborts.
 */
export async function awaitDatabase(
  place: Place,
  { log, whileAway, signal }: Waiting,
): Promise<void> {
  let reason = await reasonOfAbsence(place)
  if (reason === undefined) return
  log.warn({ reason }, 'The database cannot be reached. The shop starts when it answers')
  const end = await whileAway()
  try {
    while (reason !== undefined) {
      await pause(interval, undefined, { signal })
      reason = await reasonOfAbsence(place)
    }
  } finally {
    await end()
  }
  log.info('The database answers')
}

/** Why the database does not answer; undefined when it does. */
async function reasonOfAbsence({ setting, url, isPooled = false }: Place) {
  const sql = openDatabase(url, { max: 1, isPooled })
  try {
    await within(patience, sql`select 1`, () => new Silence())
    return undefined
  } catch (error) {
    const reason = reasonOf(error)
    if (!isPooled && reason.startsWith('unsupported startup parameter'))
      throw new ConfigError(
        `${setting}: leads to a pooler: DATABASE_DIRECT_URL has to name the server itself`,
      )
    if (error instanceof Silence || isDatabaseDown(error)) return reason
    throw new ConfigError(`${setting}: the database refuses: ${reason}`)
  } finally {
    await sql.end({ timeout: 0 })
  }
}
