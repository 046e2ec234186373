import { setTimeout as pause } from 'node:timers/promises'
import type { Pool, Transaction } from '../../../modules/shared/transaction.ts'
import { isConcurrent, type Migration, migrationsBelow, modules } from './migration/files.ts'
import { retriedForLocks } from './migration/lock-retries.ts'
import { MigrationError } from './migration/migration-error.ts'
import {
  appliedMigrations,
  backendOf,
  type Connection,
  cancelOnAbort,
  hasOperators,
  limitTimes,
  noteApplied,
  prepareMigrations,
  reach,
  resetTimes,
  rollBack,
  tryLock,
  unlock,
} from './migration/migration-queries.ts'
import { editedSince, numberedTwice, otherVersion } from './migration/other-version.ts'

/** Ms between two attempts at the advisory lock. */
const interval = 100

/** Timeout in ms for waiting for another process's migrations, and for one statement. */
const patience = 15 * 60_000

const never = new AbortController().signal

export type MigrateOptions = {
  /** Where the migrations are; default: the modules. */
  folder?: URL
  /** The data folder of the embedded database, which may be deleted; default: the database is another one. */
  embeddedIn?: string | undefined
  /** Ms for which a statement may wait for a lock of another session; default 2000. */
  lockTimeout?: number
  /** Ms for which a migration is repeated after such a wait; default 5 minutes. */
  retryTime?: number
  /** Receives one line per retry; default: nothing does. */
  report?: (line: string) => void
  /** Ends the migration at once, rolled back, with the signal's reason. */
  signal?: AbortSignal | undefined
  /** Runs after the migrations, in one transaction under the same lock; default: nothing does. */
  complete?: (tx: Transaction) => Promise<void>
}

type Bounds = {
  lockTimeout: number
  patience: number
  report: (line: string) => void
  signal: AbortSignal
}

/**
 * Migrates the database: forward only, each migration in its own transaction, under an advisory lock, so that
 * concurrent starts wait for each other. Applied migrations with numbers that it does not know belong to a later release
 * and are left alone. Throws MigrationError when a migration fails, when the statements of an applied one have been
 * edited (its comments may be), or when the database has another one of the same number.
 *
 * A statement that waits for another session's lock makes the customers' queries on that table wait behind it. So it
 * gives up after two seconds, and its migration is rolled back and repeated later.
 *
 * Indexes that are created concurrently, so that orders can be placed meanwhile, are migrations without a transaction;
 * they drop what a failed attempt left. Trigram indexes are left out, until a later start, where PostgreSQL has no
 * extension pg_trgm: then searches are slower.
 */
export async function migrate(
  sql: Pool,
  {
    folder = modules,
    embeddedIn,
    lockTimeout = 2000,
    retryTime = 5 * 60_000,
    report = () => undefined,
    signal = never,
    complete = async () => undefined,
  }: MigrateOptions = {},
): Promise<void> {
  const bounds: Bounds = { lockTimeout, patience: retryTime, report, signal }
  const migrations = await migrationsBelow(folder)
  // The client would repeat a reservation that cannot connect for ever, also after it has rejected it.
  await reach(sql)
  const connection = await sql.reserve()
  const endCancelling = cancelOnAbort(sql, await backendOf(connection), signal)
  try {
    await limitTimes(connection, { statement: patience, lock: lockTimeout })
    await takeLock(connection, signal)
    const prepare = () => prepareMigrations(connection)
    await attempted('The table of migrations', prepare, bounds)
    const applied = await appliedMigrations(connection)
    const checksums = new Map(applied.map(({ number, checksum }) => [number, checksum]))
    const other = numberedTwice(migrations, applied)
    if (other) throw new MigrationError(otherVersion(other, embeddedIn))
    for (const migration of migrations) {
      signal.throwIfAborted()
      const checksum = checksums.get(migration.number)
      if (checksum === undefined) {
        if (await hasOperators(connection, migration)) await apply(connection, migration, bounds)
      } else if (checksum !== migration.checksum)
        throw new MigrationError(editedSince(migration.name, embeddedIn))
    }
    await limitTimes(connection, { statement: patience, lock: lockTimeout })
    await attempted('The last step', () => inTransactionOf(connection, complete), bounds)
  } catch (error) {
    signal.throwIfAborted()
    throw error
  } finally {
    await endCancelling()
    // The cancellation may have met the migration's own rollback.
    if (signal.aborted) await rollBack(connection).catch(() => undefined)
    await unlock(connection).catch(() => undefined)
    await resetTimes(connection).catch(() => undefined)
    connection.release()
  }
}

/**
 * Waits for the lock without a snapshot. A statement that waits inside PostgreSQL has one, and another process that
 * creates an index concurrently would wait for that statement to end: a deadlock.
 */
async function takeLock(connection: Connection, signal: AbortSignal): Promise<void> {
  const end = performance.now() + patience
  while (!(await tryLock(connection))) {
    if (performance.now() > end)
      throw new MigrationError("Another process's migrations take too long")
    await pause(interval, undefined, { signal })
  }
}

function apply(connection: Connection, migration: Migration, bounds: Bounds): Promise<void> {
  const work = isConcurrent(migration.sql) ? applyConcurrently : applyInTransaction
  const attempt = async () => {
    await limitTimes(connection, { statement: patience, lock: bounds.lockTimeout })
    await work(connection, migration, bounds)
  }
  return attempted(`Migration ${migration.name}`, attempt, bounds)
}

async function attempted(name: string, work: () => Promise<void>, bounds: Bounds): Promise<void> {
  try {
    await retriedForLocks(name, work, bounds)
  } catch (error) {
    throw MigrationError.of(name, error)
  }
}

const applyInTransaction = (connection: Connection, migration: Migration) =>
  inTransactionOf(connection, async (tx) => {
    await tx.unsafe(migration.sql)
    await noteApplied(connection, migration)
  })

async function inTransactionOf(
  connection: Connection,
  work: (tx: Transaction) => Promise<void>,
): Promise<void> {
  await connection.unsafe('begin')
  try {
    await work(connection as unknown as Transaction)
    await connection.unsafe('commit')
  } catch (error) {
    await connection.unsafe('rollback').catch(() => undefined)
    throw error
  }
}

/**
 * Runs the statements one by one: several in one call are a transaction. A statement that creates or drops an index
 * concurrently waits for all transactions that began before it, such as a backup. It has a long lock timeout: it blocks
 * no query, and a retry during the same backup would only time out again.
 */
async function applyConcurrently(connection: Connection, migration: Migration, bounds: Bounds) {
  for (const statement of migration.sql.split(/;\s*$/m).filter((text) => text.trim())) {
    bounds.signal.throwIfAborted()
    const lock = isConcurrent(statement) ? patience : bounds.lockTimeout
    await limitTimes(connection, { statement: patience, lock })
    await connection.unsafe(statement)
  }
  await noteApplied(connection, migration)
}
