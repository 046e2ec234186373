import {
  hasRow,
  isTrue,
  numberOf,
  type Pool,
  type Transaction,
} from '../../../../modules/shared/transaction.ts'
import type { Migration } from './files.ts'

export type Connection = Awaited<ReturnType<Pool['reserve']>>

/** The advisory lock's key, the same in every process of the shop. */
const lock = 7_270_017

/** Opens a connection, which stays open for a while. */
export const reach = (sql: Pool) => sql`select`

/** The id of the session's process in the server. */
export const backendOf = (connection: Connection) =>
  numberOf(connection<{ pid: number }[]>`select pg_backend_pid() as pid`)

/**
 * Cancels the statement that the session with this id runs, if any, when the signal aborts. `end` resolves when no
 * cancellation can arrive any more: a late one would meet the session's next statement, which may be another's.
 */
export function cancelOnAbort(sql: Pool, backend: number, signal: AbortSignal) {
  let cancelled: Promise<unknown> | undefined
  const cancel = () => {
    cancelled = sql`select pg_cancel_backend(${backend})`.catch(() => undefined)
  }
  signal.addEventListener('abort', cancel)
  return async function end(): Promise<void> {
    signal.removeEventListener('abort', cancel)
    await cancelled
  }
}

export const tryLock = (connection: Connection) =>
  isTrue(connection<{ ok: boolean }[]>`select pg_try_advisory_lock(${lock}) as ok`)

/** Takes the lock until the transaction ends; false when another session has it. */
export const tryLockInTransaction = (tx: Transaction) =>
  isTrue(tx<{ ok: boolean }[]>`select pg_try_advisory_xact_lock(${lock}) as ok`)

export const unlock = (connection: Connection) => connection`select pg_advisory_unlock(${lock})`

/** Sets the time limits of the session's statements and of their waits for locks, in ms. */
export const limitTimes = (
  connection: Connection,
  { statement, lock }: { statement: number; lock: number },
) => connection`
  select
    set_config('statement_timeout', ${String(statement)}, false),
    set_config('lock_timeout', ${String(lock)}, false)
`

/** Rolls back what is open, if anything. */
export const rollBack = (connection: Connection) => connection`rollback`.simple()

export const resetTimes = (connection: Connection) =>
  connection`reset lock_timeout; reset statement_timeout`.simple()

/** Creates the table of migrations. Users who may create no table can call this where there is one. */
export async function prepareMigrations(connection: Connection | Transaction): Promise<void> {
  if (await hasMigrations(connection)) return
  await connection`
    create table public.migrations (
      number integer primary key,
      name text not null,
      checksum text not null,
      applied_at timestamptz not null default now()
    )
  `
}

export type Applied = { number: number; name: string; checksum: string }

/** The applied migrations with the checksums of their statements, in their order. */
export async function appliedMigrations(sql: Connection | Transaction): Promise<Applied[]> {
  if (!(await hasMigrations(sql))) return []
  return sql<Applied[]>`
    select number, name, checksum
    from public.migrations
    order by number
  `
}

const hasMigrations = (sql: Connection | Transaction) =>
  hasRow(sql`select where to_regclass('public.migrations') is not null`)

export const noteApplied = (connection: Connection, { number, name, checksum }: Migration) =>
  connection`
  insert into public.migrations (number, name, checksum)
  values (${number}, ${name}, ${checksum})
`

/** Whether a migration's operators exist: false for a trigram index where the extension is not installed. */
export async function hasOperators(
  sql: Connection | Transaction,
  migration: Migration,
): Promise<boolean> {
  if (!migration.sql.includes('gin_trgm_ops')) return true
  return hasRow(sql`
    select
    from pg_opclass
    where opcname = 'gin_trgm_ops'
      and pg_opclass_is_visible(oid)
  `)
}
