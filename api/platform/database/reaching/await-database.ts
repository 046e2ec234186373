import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { reasonOf } from '../../log/log.ts'
import { ConfigError } from '../../settings/config.ts'
import { isDatabaseDown, openDatabase } from '../database.ts'
import { takesWrites } from '../database-queries.ts'
import { answerOf, Silence } from '../silence.ts'

/** Ms between two attempts to reach the database. */
const interval = 1000

type Place = {
  setting: 'DATABASE_URL' | 'DATABASE_DIRECT_URL'
  url: string
  /** Whether it is a pooler; default: false. */
  isPooled?: boolean
}

export type Waiting = {
  log: Pick<Logger, 'warn' | 'info'>
  /** Called when the database is away. */
  whenAway(): Promise<void>
  signal: AbortSignal
}

/**
 * Waits until the database answers and takes writes. The log tells of the wait once. Throws ConfigError for a database
 * that answers and refuses, and the signal's reason when it aborts.
 */
export async function awaitDatabase(
  place: Place,
  { log, whenAway, signal }: Waiting,
): Promise<void> {
  let reason = await reasonOfAbsence(place)
  if (reason === undefined) return
  log.warn({ reason }, 'The database cannot be reached. The shop starts when it answers')
  await whenAway()
  while (reason !== undefined) {
    await pause(interval, undefined, { signal })
    reason = await reasonOfAbsence(place)
  }
  log.info('The database answers')
}

/** Why the database cannot be used yet; undefined when it can. */
async function reasonOfAbsence({ setting, url, isPooled = false }: Place) {
  const sql = openDatabase(url, { max: 1, isPooled })
  try {
    return (await answerOf(takesWrites(sql))) ? undefined : 'The database takes no writes'
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
