import { globSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseOfFile, emptyDatabase } from '../../../modules/shared/test-database.ts'
import { migrate } from './migrate.ts'

const database = await databaseOfFile()

/** Runs the work on an empty database. */
async function withEmptyDatabase(work: (url: string) => Promise<void>) {
  const empty = await emptyDatabase()
  await work(empty.url).finally(() => empty.close())
}

const migrationCount = globSync('modules/*/migrations/*.sql').length

const open = (url: string) => postgres(url, { max: 2, onnotice: () => undefined })

test('processes that start at the same time migrate an empty database once', () =>
  withEmptyDatabase(async (url) => {
    const pools = Array.from({ length: 4 }, () => open(url))
    await Promise.all(pools.map((sql) => migrate(sql)))
    const applied = await Promise.all(pools.map((sql) => sql`select number from public.migrations`))
    expect(applied.map(({ length }) => length)).toEqual(Array(4).fill(migrationCount))
    await Promise.all(pools.map((sql) => sql.end({ timeout: 5 })))
  }))

test('a second run changes nothing', async () => {
  const applied = () => database.sql`select * from public.migrations order by number`
  const before = await applied()
  await migrate(database.sql)
  expect(await applied()).toEqual(before)
})

describe('trigram indexes', () => {
  const indexes = (sql: ReturnType<typeof open>) => sql<{ name: string; isValid: boolean }[]>`
    select c.relname as name, i.indisvalid as "isValid"
    from pg_index i
    join pg_class c on c.oid = i.indexrelid
    where c.relname like '%\\_by\\_text'
    order by 1
  `
  const names = ['orders_by_text', 'staff_actions_by_text', 'subscribers_by_text']
  const valid = names.map((name) => ({
    name,
    isValid: true,
  }))

  test('are left out without the extension, and added at the first start with it', () =>
    withEmptyDatabase(async (url) => {
      const sql = open(url)
      // Stands for a server without the extension: its operators are not found.
      await sql.unsafe('create schema elsewhere; create extension pg_trgm schema elsewhere')
      await migrate(sql)
      expect(await indexes(sql)).toEqual([])
      await sql`alter extension pg_trgm set schema public`
      await Promise.all([migrate(sql), migrate(sql)])
      expect(await indexes(sql)).toEqual(valid)
      await sql.end({ timeout: 5 })
    }))

  test('replace the invalid ones of an attempt that failed', async () => {
    await database.sql.unsafe(`
      update pg_index set indisvalid = false where indexrelid = 'orders.orders_by_text'::regclass;
      delete from public.migrations where name like '%order_text_index%'
    `)
    await migrate(database.sql)
    expect(await indexes(database.sql)).toEqual(valid)
  })
})

describe('an applied migration', () => {
  const folder = pathToFileURL(`${mkdtempSync(join(tmpdir(), 'migrations-'))}/`)
  const file = new URL('a/migrations/0001_first.sql', folder)
  const write = (text: string) => writeFileSync(file, text)
  const original = '-- A table.\ncreate table public.first (a text);\n'
  beforeAll(() => mkdirSync(new URL('.', file), { recursive: true }))
  afterAll(() => rmSync(folder, { recursive: true }))

  /** Runs the work on a database to which the original has been applied. */
  const withMigrated = (work: (sql: ReturnType<typeof open>) => Promise<void>) =>
    withEmptyDatabase(async (url) => {
      const sql = open(url)
      write(original)
      await migrate(sql, { folder })
      await work(sql).finally(() => sql.end({ timeout: 5 }))
    })
  const edit = (from: string, to: string) => write(original.replace(from, to))
  const refusal = 'Migration 0001_first.sql was edited after it had been applied'
  const demo =
    "The demo in /srv/shop/.data is of another version of the shop (0001_first.sql): delete this folder, with the demo's orders and pictures, and start again"

  test('may have other comments', () =>
    withMigrated(async (sql) => {
      edit('A table.', 'The first table.\n')
      await migrate(sql, { folder })
    }))

  test('with other statements is refused by name', () =>
    withMigrated(async (sql) => {
      edit('a text', 'b text')
      await expect(migrate(sql, { folder })).rejects.toThrow(refusal)
      await expect(migrate(sql, { folder, embeddedIn: '/srv/shop/.data' })).rejects.toThrow(demo)
    }))

  test('of another version, with the number of one of this, is refused with what to do', () =>
    withMigrated(async (sql) => {
      renameSync(file, new URL('0001_other.sql', file))
      await expect(migrate(sql, { folder })).rejects.toThrow(
        'The database was migrated by another version of the shop (0001_first.sql) and stays as it is: start that version, or set DATABASE_URL to an empty database',
      )
      await expect(migrate(sql, { folder, embeddedIn: '/srv/shop/.data' })).rejects.toThrow(demo)
      expect(await sql`select name from public.migrations`).toEqual([{ name: '0001_first.sql' }])
    }))
})

describe('the database itself refuses', () => {
  const product = (id: number) => database.sql`
    insert into catalogue.products
      (id, category_id, name, description, price_ore, tags, rating, review_count, stock,
       is_new, is_popular, is_glow_in_dark, recipe, created_at)
    values
      (${id}, ${categoryId}, ${`Patch ${id}`}, 'En patch', 4900, '{red}', 4.5, 1, 5,
       false, false, false, '{}', now())
  `
  let categoryId: number

  beforeAll(async () => {
    const [row] = await database.sql<{ id: number }[]>`
      insert into catalogue.categories (name) values ('prøve') returning id
    `
    categoryId = row?.id ?? 0
    await product(900_001)
  })

  const refusal = (work: PromiseLike<unknown>, constraint: RegExp) =>
    expect(work).rejects.toThrow(constraint)

  test('a negative stock', () =>
    refusal(database.sql`update catalogue.products set stock = -1 where id = 900001`, /check/))

  const line = (session: string, id: number, quantity: number) => database.sql`
    insert into cart.lines (session_id, id, product_id, quantity)
    values (${session}, ${id}, ${id}, ${quantity})
  `
  test.each([0, -3])('%i units of a patch in a cart', (quantity) =>
    refusal(line('session_1_quantity', 900_001, quantity), /check/),
  )
  test('nine custom patches in a cart', () =>
    refusal(line('session_1_custom_patch', 999_999, 9), /check/))
  test('two lines of one product in a cart', async () => {
    await line('session_1_twice_over', 900_001, 1)
    await refusal(line('session_1_twice_over', 900_001, 2), /duplicate key/)
  })

  const order = (number: string) => database.sql`
    insert into orders.orders (order_number, session_id) values (${number}, ${crypto.randomUUID()})
  `
  test('two orders with the same number, and a number in another format', async () => {
    await order('RP-SAME1234')
    await refusal(order('RP-SAME1234'), /duplicate key/)
    await refusal(order('RP-short'), /check/)
  })
})
