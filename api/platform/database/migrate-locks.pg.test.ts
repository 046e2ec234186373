import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import postgres from 'postgres'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { databaseOfFile, emptyDatabase } from '../../../modules/shared/test-database.ts'
import { waitingFor } from '../../testing/table-lock-queries.ts'
import { migrate } from './migrate.ts'

const database = await databaseOfFile(emptyDatabase)

const root = mkdtempSync(join(tmpdir(), 'migrations-'))
afterAll(() => rmSync(root, { recursive: true }))
let migrations = 1000

/** A folder with one migration, of a table that has a row. */
async function migrationOf(table: string, statements: string) {
  await database.sql.unsafe(`create table ${table} (a text); insert into ${table} values ('x')`)
  const folder = pathToFileURL(`${join(root, table)}/`)
  mkdirSync(new URL('a/migrations/', folder), { recursive: true })
  const name = `${migrations++}_of_${table}.sql`
  writeFileSync(new URL(`a/migrations/${name}`, folder), statements)
  return { folder, name }
}

/** A session that reads with one snapshot, as a backup does. */
const backupOf = (table: string) => reading(table, 'isolation level repeatable read')

/** A session that has read the table in a transaction that stays open. */
async function reading(table: string, isolation = '') {
  const session = await database.sql.reserve()
  await session.unsafe(`begin ${isolation}; select from ${table}`)
  let isOpen = true
  async function end() {
    if (!isOpen) return
    isOpen = false
    await session`commit`
    session.release()
  }
  onTestFinished(end)
  return { end }
}

const columnsOf = async (table: string) =>
  (await database.sql`select * from ${database.sql(table)}`).columns.map(({ name }) => name)

const indexes = (table: string) => database.sql<{ isValid: boolean }[]>`
  select indisvalid as "isValid"
  from pg_index
  where indrelid = ${table}::regclass
`

const applied = (name: string) => database.sql`
  select
  from public.migrations
  where name = ${name}
`

/** The retries that a migration tells of; `first` resolves with the first. */
function retries() {
  const lines: string[] = []
  const { promise: first, resolve } = Promise.withResolvers<string>()
  const report = (line: string) => {
    lines.push(line)
    resolve(line)
  }
  return { lines, first, report }
}

test('a customer passes a migration that waits for a backup, and the migration follows it', async () => {
  const { folder, name } = await migrationOf(
    'patches',
    `alter table patches add column b text;
     update patches set b = current_setting('lock_timeout');
    `,
  )
  const backup = await backupOf('patches')
  const { lines, first, report } = retries()
  const migrating = migrate(database.sql, { folder, report })
  await expect.poll(() => waitingFor(database.sql, 'patches')).toBe(1)

  expect(await columnsOf('patches')).toEqual(['a'])
  // The customer has waited for the first attempt alone, whose length is tested below.
  expect(lines.length).toBeLessThanOrEqual(1)

  expect(await first).toMatch(
    new RegExp(`^Migration ${name} met a lock of another session: attempt 2 in 0\\.\\d s$`),
  )
  await backup.end()
  await migrating
  expect(await database.sql`select a, b from patches`).toEqual([{ a: 'x', b: '2s' }])
})

test('a migration that never gets its lock is rolled back as a whole, and fails with one line', async () => {
  const statements = 'create table halves (a text); alter table locked add column b text;'
  const { folder, name } = await migrationOf('locked', statements)
  const backup = await backupOf('locked')
  const { lines, report } = retries()
  const failure = `Migration ${name} failed: another session held a lock in each of `
  await expect(
    migrate(database.sql, { folder, lockTimeout: 20, retryTime: 3000, report }),
  ).rejects.toThrow(failure)
  await backup.end()
  expect(lines.length).toBeGreaterThan(0)
  expect(await columnsOf('locked')).toEqual(['a'])
  expect(await applied(name)).toEqual([])

  await migrate(database.sql, { folder })
  expect(await columnsOf('halves')).toEqual(['a'])
})

test('an index that waits for a backup stops no customer, and is built once', async () => {
  const { folder } = await migrationOf(
    'indexed',
    'drop index concurrently if exists by_a;\ncreate index concurrently by_a on indexed (a);\n',
  )
  const backup = await backupOf('indexed')
  const { lines, report } = retries()
  const migrating = migrate(database.sql, { folder, lockTimeout: 20, report })
  await expect.poll(() => indexes('indexed')).toEqual([{ isValid: false }])
  await database.sql`insert into indexed values ('y')`
  await pause(100)
  expect(await indexes('indexed')).toEqual([{ isValid: false }])
  await backup.end()
  await migrating
  expect(lines).toEqual([])
  expect(await indexes('indexed')).toEqual([{ isValid: true }])
})

test('a migration without a transaction is repeated from its first statement', async () => {
  await database.sql`create table other (a text)`
  const { folder } = await migrationOf(
    'repeated',
    `drop index concurrently if exists by_a_again;
     create index concurrently by_a_again on repeated (a);
     alter table other add column b text;
    `,
  )
  // Unlike a backup, it has no snapshot between its statements, so the index does not wait for it.
  const reader = await reading('other')
  const { first, report } = retries()
  const migrating = migrate(database.sql, { folder, lockTimeout: 20, report })
  await first
  expect(await indexes('repeated')).toEqual([{ isValid: true }])
  await reader.end()
  await migrating
  expect(await indexes('repeated')).toEqual([{ isValid: true }])
  expect(await columnsOf('other')).toEqual(['a', 'b'])
})

test('a statement that fails for another reason is not repeated', async () => {
  const { folder, name } = await migrationOf('faulty', 'alter table nothing add column b text;')
  const { lines, report } = retries()
  await expect(migrate(database.sql, { folder, report })).rejects.toThrow(
    `Migration ${name} failed: relation "nothing" does not exist (42P01)`,
  )
  expect(lines).toEqual([])
})

test('a process that is told to stop ends its migration at once, with nothing half done', async () => {
  const reason = new Error('told to stop')
  const { folder, name } = await migrationOf(
    'stopped',
    'create table stopped_halves (a text); alter table stopped add column b text;',
  )
  const backup = await backupOf('stopped')

  const waiting = new AbortController()
  const bounds = { folder, lockTimeout: 60_000, signal: waiting.signal }
  const migrating = migrate(database.sql, bounds)
  await expect.poll(() => waitingFor(database.sql, 'stopped')).toBe(1)
  const behind = new AbortController()
  const other = migrate(database.sql, { folder, signal: behind.signal })
  behind.abort(reason)
  await expect(other).rejects.toBe(reason)
  waiting.abort(reason)
  await expect(migrating).rejects.toBe(reason)

  const pausing = new AbortController()
  const report = () => pausing.abort(reason)
  const retried = migrate(database.sql, { folder, lockTimeout: 20, report, signal: pausing.signal })
  await expect(retried).rejects.toBe(reason)
  expect(await columnsOf('stopped')).toEqual(['a'])
  expect(await applied(name)).toEqual([])

  await backup.end()
  await migrate(database.sql, { folder })
  expect(await columnsOf('stopped')).toEqual(['a', 'b'])
})

test('a cancellation that arrives late meets no statement that follows the migration', async () => {
  const { folder } = await migrationOf('late', 'alter table late add column b text;')
  const backup = await backupOf('late')
  const one = postgres(database.url, { max: 1, onnotice: () => undefined })
  onTestFinished(() => one.end())
  const late = (...query: Parameters<typeof database.sql>) =>
    pause(100).then(() => database.sql(...query))
  const sql = Object.assign(late, one, { reserve: one.reserve }) as typeof one

  const told = new AbortController()
  const report = () => told.abort(new Error('told to stop'))
  const stopped = migrate(sql, { folder, lockTimeout: 20, report, signal: told.signal })
  await expect(stopped).rejects.toThrow('told to stop')
  await one`select pg_sleep(0.2)`
  await backup.end()
})
