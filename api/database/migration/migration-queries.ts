import { createHash } from 'node:crypto'
import type { Pool, Transaction } from '../../../modules/shared/transaction.ts'
import type { Migration } from './files.ts'

export type Connection = Awaited<ReturnType<Pool['reserve']>>

/** The advisory lock's key, the same in every process of the shop. */
const lock = 7_270_017

/** Opens a connection, which stays open for a while. */
export const reach = (sql: Pool) => sql`select`

/** The id of the session's process in the server. */
export async function backendOf(connection: Connection): Promise<number> {
  const [row] = await connection<{ pid: number }[]>`select pg_backend_pid() as pid`
  return row?.pid ?? 0
}

/** Cancels the statement that the session with this id runs, if any. */
export const cancelStatement = async (sql: Pool, backend: number) =>
  sql`select pg_cancel_backend(${backend})`

export async function tryLock(connection: Connection): Promise<boolean> {
  const [row] = await connection<{ ok: boolean }[]>`select pg_try_advisory_lock(${lock}) as ok`
  return row?.ok ?? false
}

/** Takes the lock until the transaction ends; false when another session has it. */
export async function tryLockInTransaction(tx: Transaction): Promise<boolean> {
  const [row] = await tx<{ ok: boolean }[]>`select pg_try_advisory_xact_lock(${lock}) as ok`
  return row?.ok ?? false
}

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

export const resetTimes = (connection: Connection) =>
  connection`reset lock_timeout; reset statement_timeout`.simple()

/** Creates the table of migrations, or adds what it lacks. Users who may not alter it can call this where it is complete. */
export async function prepareMigrations(connection: Connection | Transaction): Promise<void> {
  const [table] = await connection`select where to_regclass('public.migrations') is not null`
  if (!table)
    await connection`
    create table public.migrations (
      number integer primary key,
      name text not null,
      checksum text not null,
      applied_at timestamptz not null default now(),
      statements_checksum text
    )
  `
  const [column] = await connection`
    select
    from information_schema.columns
    where table_schema = 'public'
      and table_name = 'migrations'
      and column_name = 'statements_checksum'
  `
  // Even with `if not exists`, altering the table at every start would wait for a backup that reads it.
  if (!column) await connection`alter table public.migrations add column statements_checksum text`
}

export type Applied = { number: number; name: string; checksum: string | null }

/**
 * The applied migrations, with the checksums of their statements; null for a migration that an earlier release applied.
 * Those releases know only `checksum`, that of the whole file. It is still written and never changed, because their
 * processes may start beside the ones of this release.
 */
export async function appliedMigrations(sql: Connection | Transaction): Promise<Applied[]> {
  const [table] = await sql`select where to_regclass('public.migrations') is not null`
  if (!table) return []
  return sql<Applied[]>`
    select number, name, to_jsonb(m) ->> 'statements_checksum' as checksum
    from public.migrations m
    order by number
  `
}

export const noteApplied = (
  connection: Connection,
  { number, name, sql, checksum }: Migration,
) => connection`
  insert into public.migrations (number, name, checksum, statements_checksum)
  values (${number}, ${name}, ${sha256(sql)}, ${checksum})
`

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** The file's checksum cannot tell whether comments or statements were edited since, so the statements are trusted. */
export async function takeOver(connection: Connection, { number, checksum }: Migration) {
  await connection`
    update public.migrations
    set statements_checksum = ${checksum}
    where number = ${number}
  `
}

/** Whether a migration's operators exist: false for a trigram index where the extension is not installed. */
export async function hasOperators(
  sql: Connection | Transaction,
  migration: Migration,
): Promise<boolean> {
  if (!migration.sql.includes('gin_trgm_ops')) return true
  const [row] = await sql`
    select
    from pg_opclass
    where opcname = 'gin_trgm_ops'
      and pg_opclass_is_visible(oid)
  `
  return row !== undefined
}
