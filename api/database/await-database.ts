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

/**
 * Waits until the database answers. While it is away, `whileAway` runs; what it returns is called at the end. The log
 * tells of it once. Throws ConfigError for a database that answers and refuses, and the signal's reason when it aborts.
 */
export async function awaitDatabase(
  url: string,
  log: Pick<Logger, 'warn' | 'info'>,
  whileAway: () => Promise<() => Promise<void>>,
  signal: AbortSignal,
): Promise<void> {
  let reason = await reasonOfAbsence(url)
  if (reason === undefined) return
  log.warn({ reason }, 'The database cannot be reached. The shop starts when it answers')
  const end = await whileAway()
  try {
    while (reason !== undefined) {
      await pause(interval, undefined, { signal })
      reason = await reasonOfAbsence(url)
    }
  } finally {
    await end()
  }
  log.info('The database answers')
}

/** Why the database does not answer; undefined when it does. */
async function reasonOfAbsence(url: string): Promise<string | undefined> {
  const sql = openDatabase(url, { max: 1 })
  try {
    await within(patience, sql`select 1`, () => new Silence())
    return undefined
  } catch (error) {
    if (error instanceof Silence || isDatabaseDown(error)) return reasonOf(error)
    throw new ConfigError(`DATABASE_URL: the database refuses: ${reasonOf(error)}`)
  } finally {
    await sql.end({ timeout: 0 })
  }
}
