import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { emptyDatabase } from '../../../../modules/shared/test-database.ts'
import { inTransaction, type Pool } from '../../../../modules/shared/transaction.ts'
import { outcomeOf } from '../../../../scripts/test/ran.ts'
import { whileOpen } from '../../../start/with-database.ts'
import { loadConfig } from '../../settings/config.ts'
import { prepareMigrations } from './migration-queries.ts'
import { otherVersion } from './other-version.ts'

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const root = file('../../../../')

/** The output of a script of the shop with these settings, and its exit code. */
const outcome = (script: string, args: string[], settings: Record<string, string>) =>
  outcomeOf([process.execPath, file(script), ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, ...settings },
  })

const nowhere = 'postgres://shop:secret@127.0.0.1:1/shop'

test('the role "migrate" migrates and ends, and a check says so before and after', async () => {
  const database = await emptyDatabase()
  onTestFinished(() => database.close())
  const settings = { DATABASE_URL: database.url, NODE_ENV: 'production', WEB_PROCESSES: '2' }
  const check = () => outcome('../../../../scripts/migrate.ts', ['--check'], settings)

  const before = await check()
  expect(before.code).toBe(0)
  expect(before.out).toMatch(/^Would be applied: 0001_shared\.sql: Tables that no module owns\.\n/)

  const migrated = await outcome('../../../server.ts', [], { ...settings, SHOP_ROLE: 'migrate' })
  expect([migrated.code, migrated.err]).toEqual([0, ''])
  expect(JSON.parse(migrated.out)).toMatchObject({ msg: 'The database is up to date' })

  expect(await check()).toEqual({ code: 0, out: 'The database is up to date.\n', err: '' })
  await database.sql`update public.migrations set checksum = 'x' where number = 2`
  expect(await check()).toEqual({
    code: 1,
    out: 'Edited after it was applied: 0002_staff_log.sql\n',
    err: '',
  })
})

test('a database of another version, a demo’s too, ends the start with one line', async () => {
  const name = '0001_catalogue.sql'
  const prepare = async (sql: Pool) => {
    await inTransaction(sql, prepareMigrations)
    await sql`insert into public.migrations (number, name, checksum) values (1, ${name}, 'x')`
  }
  const database = await emptyDatabase()
  onTestFinished(() => database.close())
  await prepare(database.sql)
  const settings = { DATABASE_URL: database.url, SHOP_ROLE: 'migrate' }
  expect(await outcome('../../../server.ts', [], settings)).toEqual({
    code: 1,
    out: '',
    err: `${otherVersion(name)}\n`,
  })
  const folder = mkdtempSync(join(tmpdir(), 'russpatcher-other-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  await whileOpen(loadConfig({ DATA_DIR: folder }), prepare)
  expect(await outcome('../../../server.ts', [], { DATA_DIR: folder })).toEqual({
    code: 1,
    out: '',
    err: `${otherVersion(name, folder)}\n`,
  })
})

test('what cannot be done is one line', async () => {
  const refusal = (script: string, args: string[], role = 'all') =>
    outcome(script, args, { DATABASE_URL: nowhere, SHOP_ROLE: role })
  const reason = 'connect ECONNREFUSED 127.0.0.1:1 (ECONNREFUSED)'
  const usage = 'npm run migrate, or npm run migrate -- --check\n'
  expect(await refusal('../../../server.ts', [], 'migrate')).toEqual({
    code: 1,
    out: '',
    err: `The migration failed: ${reason}\n`,
  })
  const migrateScript = '../../../../scripts/migrate.ts'
  expect(await refusal(migrateScript, [])).toMatchObject({
    code: 1,
    err: `The migration failed: ${reason}\n`,
  })
  expect(await refusal(migrateScript, ['--check'])).toMatchObject({
    code: 1,
    err: `The check failed: ${reason}\n`,
  })
  for (const args of [['--chek'], ['--check', 'now']])
    expect(await refusal(migrateScript, args)).toMatchObject({ code: 1, err: usage })
})
