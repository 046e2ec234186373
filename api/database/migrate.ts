import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from '../../modules/shared/transaction.ts'
import { checksumOfStatements } from './statements-checksum.ts'

const modules = new URL('../../modules/', import.meta.url)

/** The advisory lock's key, the same in every process of the shop. */
const lock = 7_270_017

/** Ms between two attempts at the lock. */
const interval = 100

/** Timeout in ms for waiting for another process's migrations, and for one migration. */
const patience = 15 * 60_000

type Migration = { number: number; name: string; sql: string; checksum: string }

type Connection = Awaited<ReturnType<Pool['reserve']>>

/**
 * Migrates the database: forward only, each migration in its own transaction, under an advisory lock, so that
 * concurrent starts wait for each other. Throws when the statements of an applied migration have been edited; its
 * comments may be. The migrations are those below the folder, by default the modules'.
 *
 * Indexes that are created concurrently, so that orders can be placed meanwhile, are migrations without a transaction;
 * they drop what a failed attempt left. Trigram indexes are left out, until a later start, where PostgreSQL has no
 * extension pg_trgm: then searches are slower.
 */
export async function migrate(sql: Pool, folder: URL = modules): Promise<void> {
  const migrations = await migrationsBelow(folder)
  const connection = await sql.reserve()
  try {
    // Another process may be migrating a large table; the default timeouts are meant for customers' requests.
    await connection`select set_config('lock_timeout', ${String(patience)}, false), set_config('statement_timeout', ${String(patience)}, false)`
    await takeLock(connection)
    const checksums = await appliedChecksums(connection)
    for (const migration of migrations) {
      const checksum = checksums.get(migration.number)
      if (checksum === undefined) {
        if (await canApply(connection, migration)) await apply(connection, migration)
      } else if (checksum === null) await takeOver(connection, migration)
      else if (checksum !== migration.checksum)
        throw new Error(`Migration ${migration.name} was edited after it had been applied`)
    }
  } finally {
    await connection`select pg_advisory_unlock(${lock})`.catch(() => undefined)
    await connection`reset lock_timeout; reset statement_timeout`.simple().catch(() => undefined)
    connection.release()
  }
}

/**
 * The checksums of the applied migrations' statements by number; null for a migration that an earlier release applied.
 * Those releases know only `checksum`, that of the whole file. It is still written and never changed, because their
 * processes may start beside the ones of this release.
 */
async function appliedChecksums(connection: Connection): Promise<Map<number, string | null>> {
  await connection`
    create table if not exists public.migrations (
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
  const applied = await connection<
    { number: number; checksum: string | null }[]
  >`select number, statements_checksum as checksum from public.migrations`
  return new Map(applied.map(({ number, checksum }) => [number, checksum]))
}

/**
 * Waits for the lock without a snapshot. A statement that waits inside PostgreSQL has one, and another process that
 * creates an index concurrently would wait for that statement to end: a deadlock.
 */
async function takeLock(connection: Connection): Promise<void> {
  const end = performance.now() + patience
  while (!(await isLocked(connection))) {
    if (performance.now() > end) throw new Error("Another process's migrations take too long")
    await pause(interval)
  }
}

async function isLocked(connection: Connection): Promise<boolean> {
  const [row] = await connection<{ ok: boolean }[]>`select pg_try_advisory_lock(${lock}) as ok`
  return row?.ok ?? false
}

/** False for a trigram index where the extension is not installed. */
async function canApply(connection: Connection, { sql }: Migration): Promise<boolean> {
  if (!sql.includes('gin_trgm_ops')) return true
  const [row] = await connection`
    select
    from pg_opclass
    where opcname = 'gin_trgm_ops'
      and pg_opclass_is_visible(oid)
  `
  return row !== undefined
}

async function apply(connection: Connection, migration: Migration) {
  if (/\bindex concurrently\b/.test(migration.sql)) return applyConcurrently(connection, migration)
  await connection.unsafe('begin')
  try {
    await connection.unsafe(migration.sql)
    await noteApplied(connection, migration)
    await connection.unsafe('commit')
  } catch (error) {
    await connection.unsafe('rollback')
    throw error
  }
}

/** Runs the statements one by one: several in one call are a transaction. */
async function applyConcurrently(connection: Connection, migration: Migration) {
  for (const statement of migration.sql.split(/;\s*$/m).filter((text) => text.trim()))
    await connection.unsafe(statement)
  await noteApplied(connection, migration)
}

const noteApplied = (
  connection: Connection,
  { number, name, sql, checksum }: Migration,
) => connection`
  insert into public.migrations (number, name, checksum, statements_checksum)
  values (${number}, ${name}, ${sha256(sql)}, ${checksum})
`

/** The file's checksum cannot tell whether comments or statements were edited since, so the statements are trusted. */
async function takeOver(connection: Connection, { number, checksum }: Migration) {
  await connection`update public.migrations set statements_checksum = ${checksum} where number = ${number}`
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** All migrations by number; a number is unique in the whole project. */
async function migrationsBelow(folder: URL): Promise<Migration[]> {
  const files = (await readdir(folder, { recursive: true })).filter((path) =>
    /\/migrations\/\d{4}_\w+\.sql$/.test(path),
  )
  const migrations = await Promise.all(
    files.map(async (path) => {
      const sql = await readFile(new URL(path, folder), 'utf8')
      const name = path.slice(path.lastIndexOf('/') + 1)
      return {
        number: Number(name.slice(0, 4)),
        name,
        sql,
        checksum: checksumOfStatements(sql),
      }
    }),
  )
  migrations.sort((a, b) => a.number - b.number)
  const doubled = migrations.find(({ number }, index) => migrations[index + 1]?.number === number)
  if (doubled) throw new Error(`Another migration has the same number as ${doubled.name}`)
  return migrations
}
