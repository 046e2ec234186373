import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type { Pool } from '../../modules/shared/transaction.ts'

const modules = new URL('../../modules/', import.meta.url)

/** The advisory lock's key, the same in every process of the shop. */
const lock = 7_270_017

/** Timeout for waiting for another process's migrations, and for one migration. */
const patience = '15min'

type Migration = { number: number; name: string; sql: string; checksum: string }

/**
 * Migrates the database: forward only, each migration in its own transaction, under an advisory lock, so that
 * concurrent starts wait for each other. Throws when an applied migration has been edited.
 */
export async function migrate(sql: Pool): Promise<void> {
  const migrations = await migrationsOfModules()
  const connection = await sql.reserve()
  try {
    // Another process may be migrating a large table; the default timeouts are meant for customers' requests.
    await connection`select set_config('lock_timeout', ${patience}, false), set_config('statement_timeout', ${patience}, false)`
    await connection`select pg_advisory_lock(${lock})`
    await connection`
      create table if not exists public.migrations (
        number integer primary key,
        name text not null,
        checksum text not null,
        applied_at timestamptz not null default now()
      )
    `
    const applied = await connection<
      { number: number; checksum: string }[]
    >`select number, checksum from public.migrations`
    const checksums = new Map(applied.map(({ number, checksum }) => [number, checksum]))
    for (const migration of migrations) {
      const checksum = checksums.get(migration.number)
      if (checksum === migration.checksum) continue
      if (checksum)
        throw new Error(`Migration ${migration.name} was edited after it had been applied`)
      await connection.unsafe('begin')
      try {
        await connection.unsafe(migration.sql)
        await connection`
          insert into public.migrations (number, name, checksum)
          values (${migration.number}, ${migration.name}, ${migration.checksum})
        `
        await connection.unsafe('commit')
      } catch (error) {
        await connection.unsafe('rollback')
        throw error
      }
    }
  } finally {
    await connection`select pg_advisory_unlock(${lock})`.catch(() => undefined)
    await connection`reset lock_timeout; reset statement_timeout`.simple().catch(() => undefined)
    connection.release()
  }
}

/** All modules' migrations by number; a number is unique in the whole project. */
async function migrationsOfModules(): Promise<Migration[]> {
  const files = (await readdir(modules, { recursive: true })).filter((path) =>
    /\/migrations\/\d{4}_\w+\.sql$/.test(path),
  )
  const migrations = await Promise.all(
    files.map(async (path) => {
      const sql = await readFile(new URL(path, modules), 'utf8')
      const name = path.slice(path.lastIndexOf('/') + 1)
      return {
        number: Number(name.slice(0, 4)),
        name,
        sql,
        checksum: createHash('sha256').update(sql).digest('hex'),
      }
    }),
  )
  migrations.sort((a, b) => a.number - b.number)
  const doubled = migrations.find(({ number }, index) => migrations[index + 1]?.number === number)
  if (doubled) throw new Error(`Another migration has the same number as ${doubled.name}`)
  return migrations
}
