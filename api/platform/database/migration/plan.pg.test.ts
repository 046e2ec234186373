import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { emptyDatabase, testDatabase } from '../../../../modules/shared/test-database.ts'
import { migrate } from '../migrate.ts'
import { migrationPlan } from './plan.ts'

const root = mkdtempSync(join(tmpdir(), 'migrations-'))
afterAll(() => rmSync(root, { recursive: true }))
const folder = pathToFileURL(`${root}/`)
const files = new URL('a/migrations/', folder)
const write = (name: string, sql: string) => writeFileSync(new URL(name, files), sql)

beforeEach(() => {
  rmSync(files, { recursive: true, force: true })
  mkdirSync(files, { recursive: true })
  write('0001_first.sql', '-- A table\n-- of firsts.\ncreate table firsts (a text);\n')
  write('0002_second.sql', 'create table seconds (a text); -- Of seconds.\n')
})

async function openEmpty() {
  const database = await emptyDatabase()
  onTestFinished(() => database.close())
  return database.sql
}

const wholePlan = {
  lines: [
    'Would be applied: 0001_first.sql: A table of firsts.',
    'Would be applied: 0002_second.sql',
  ],
  isPossible: true,
}

test('an empty database gets everything, and nothing by the check', async () => {
  const sql = await openEmpty()
  expect(await migrationPlan(sql, folder)).toEqual(wholePlan)
  expect(await sql`select from pg_tables where schemaname = 'public'`).toEqual([])
  expect(await migrationPlan(undefined, folder)).toEqual(wholePlan)
})

test('the modules’ own migrations are possible, and then up to date', async () => {
  const { lines, isPossible } = await migrationPlan(await openEmpty())
  expect(isPossible).toBe(true)
  expect(lines.length).toBeGreaterThan(15)
  const database = await testDatabase()
  onTestFinished(() => database.close())
  expect(await migrationPlan(database.sql)).toEqual({
    lines: ['The database is up to date.'],
    isPossible: true,
  })
})

test('a later version’s migrations are named, and harm nothing', async () => {
  const sql = await openEmpty()
  await migrate(sql, { folder })
  rmSync(new URL('0002_second.sql', files))
  const unknown = 'Unknown, from another version of the shop: 0002_second.sql'
  expect(await migrationPlan(sql, folder)).toEqual({
    lines: [unknown, 'The database is up to date.'],
    isPossible: true,
  })
  write('0003_third.sql', '-- Thirds.\ncreate table thirds (a text);\n')
  expect((await migrationPlan(sql, folder)).lines).toEqual([
    unknown,
    'Would be applied: 0003_third.sql: Thirds.',
  ])
})

test('another version’s migration with the number of one of this makes it impossible', async () => {
  const sql = await openEmpty()
  await migrate(sql, { folder })
  rmSync(new URL('0002_second.sql', files))
  write('0002_other.sql', 'create table others (a text);\n')
  const { lines, isPossible } = await migrationPlan(sql, folder)
  expect(lines).toEqual([
    expect.stringMatching(/^The database was migrated by another version .*\(0002_second\.sql\)/),
  ])
  expect(isPossible).toBe(false)
})

test('edited statements make it impossible, and edited comments do not', async () => {
  const sql = await openEmpty()
  await migrate(sql, { folder })
  write('0001_first.sql', '-- Another comment.\ncreate table firsts (a text);\n')
  expect((await migrationPlan(sql, folder)).isPossible).toBe(true)
  write('0001_first.sql', 'create table firsts (a integer);\n')
  expect(await migrationPlan(sql, folder)).toEqual({
    lines: ['Edited after it was applied: 0001_first.sql'],
    isPossible: false,
  })
})

test('indexes that need the extension are left out without it', async () => {
  const sql = await openEmpty()
  await migrate(sql, { folder })
  write('0003_text.sql', 'create index by_text on firsts using gin (a gin_trgm_ops);\n')
  expect((await migrationPlan(sql, folder)).lines).toEqual([
    'Left out without the extension pg_trgm: 0003_text.sql',
    'The database is up to date.',
  ])
})
