import pino from 'pino'
import { afterAll, expect, test, vi } from 'vitest'
import { watchDatabase } from '../../../api/platform/database/database-watch.ts'
import { databaseOfFile, stockedDatabase } from '../../shared/test-database.ts'
import { inTransaction } from '../../shared/transaction.ts'
import { unknownChanges } from '../test-changes.ts'
import { createLiveCatalogue } from './live-catalogue.ts'

const database = await databaseOfFile(stockedDatabase)
const watch = watchDatabase(database.url, pino({ level: 'silent' }))
afterAll(() => watch.stop())
await vi.waitUntil(watch.isUp, { timeout: 15_000 })
const live = createLiveCatalogue({ sql: database.sql, changes: watch })

const sell = (id: number) =>
  database.sql`update catalogue.products set stock = stock - 1 where id = ${id}`

test('a sale changes the stock in memory, and keeps the snapshot', async () => {
  const before = await live.snapshot()
  const units = live.stock.unitsOf(1)
  await sell(1)
  await expect.poll(() => live.stock.unitsOf(1)).toBe(units - 1)
  expect(await live.snapshot()).toBe(before)
})

test('after concurrent sales and a new snapshot, the stock in memory is that of the database', async () => {
  await live.snapshot()
  await Promise.all(
    Array.from({ length: 60 }, async (_, turn) => {
      await sell(1 + (turn % 3))
      if (turn % 7 === 0) await watch.hearOwnChange()
      await live.snapshot()
    }),
  )
  const rows = await database.sql<{ id: number; stock: number }[]>`
    select id, stock from catalogue.products where id between 1 and 3 order by id
  `
  await expect
    .poll(() => rows.map(({ id }) => ({ id, stock: live.stock.unitsOf(id) })))
    .toEqual([...rows])
})

test.each([
  ['an edit', `update catalogue.products set price_ore = price_ore + 100 where id = 5`],
  ['hiding a product', `update catalogue.products set is_hidden = not is_hidden where id = 6`],
])('%s gives a new snapshot', async (_what, change) => {
  const before = await live.snapshot()
  await database.sql.unsafe(change)
  await expect.poll(async () => (await live.snapshot()) === before).toBe(false)
})

test('after changes of some products, the others are taken from the snapshot before', async () => {
  const before = await live.snapshot()
  const changes = [
    `update catalogue.products set price_ore = price_ore + 200, rating = 1 where id in (11, 12)`,
    `update catalogue.products set is_hidden = true where id = 13`,
    `insert into catalogue.products (id, category_id, name, description, price_ore, rating, review_count, stock, recipe, created_at)
      select 90000, 1, 'Ny', 'Helt ny', 4900, 4.5, 300, 10, recipe, now() from catalogue.products where id = 1`,
    `delete from catalogue.products where id = 90001`,
  ]
  for (const change of changes) await database.sql.unsafe(change)
  const whole = createLiveCatalogue({ sql: database.sql, changes: unknownChanges() })
  const expected = await whole.snapshot()
  await expect.poll(async () => (await live.snapshot()).articles).toEqual(expected.articles)

  const after = await live.snapshot()
  expect(live.stock.unitsOf(90_000)).toBe(10)
  expect(after.byId).toEqual(expected.byId)
  expect(after.list({ search: 'helt ny' })).toContain(after.withId.get(90_000))
  expect(after.withId.has(13)).toBe(false)
  const shared = after.articles.filter((article) => before.withId.get(article.id) === article)
  expect(shared).toHaveLength(before.articles.length - 3)
})

test('without notifications all are read again', async () => {
  let version = 0
  const changes = { ...unknownChanges(), catalogueVersion: () => version }
  const { snapshot } = createLiveCatalogue({ sql: database.sql, changes })
  const before = await snapshot()
  await database.sql`update catalogue.products set price_ore = price_ore + 300 where id = 14`
  await database.sql`update catalogue.products set is_hidden = true where id = 15`
  version++
  const after = await snapshot()
  expect(after.articles).toHaveLength(before.articles.length - 1)
  expect(after.withId.get(14)?.price).toBe((before.withId.get(14)?.price ?? 0) + 3)
  expect(after.withId.has(15)).toBe(false)
})

test('the stock of all products at once fits no notification, and is read again', async () => {
  await live.snapshot()
  await database.sql`insert into catalogue.products (id, category_id, name, description, price_ore, rating, review_count, stock, recipe, created_at)
    select 100000 + n, 1, 'Nummer ' || n, 'Mange', 4900, 4, 1, 10, (select recipe from catalogue.products where id = 1), now()
    from generate_series(1, 500) n`
  await database.sql`update catalogue.products set stock = 17`
  await expect.poll(async () => (await live.snapshot()) && live.stock.unitsOf(100_500)).toBe(17)
})

test('a sale that is rolled back changes nothing', async () => {
  const before = await live.snapshot()
  const units = live.stock.unitsOf(9)
  await inTransaction(database.sql, async (tx) => {
    await tx`update catalogue.products set stock = stock - 1 where id = 9`
    throw new Error('rolled back')
  }).catch(() => undefined)
  const others = live.stock.unitsOf(10)
  await sell(10)
  await expect.poll(() => live.stock.unitsOf(10)).toBe(others - 1)
  expect(live.stock.unitsOf(9)).toBe(units)
  expect(await live.snapshot()).toBe(before)
})

test('readers do not wait without end for a read that hangs', async () => {
  let calls = 0
  let version = 0
  const sql = new Proxy(database.sql, {
    apply: (target, self, given) =>
      calls++ === 0 ? new Promise(() => undefined) : Reflect.apply(target, self, given),
  })
  const { snapshot } = createLiveCatalogue({
    sql,
    changes: {
      catalogueVersion: () => version,
      changedSince: () => undefined,
      onStock: () => undefined,
    },
    longestRead: 200,
  })
  const hung = snapshot()
  await vi.waitUntil(() => calls > 0)
  version++
  const later = snapshot()
  await expect(hung).rejects.toThrow('unavailable')
  // On a busy machine, the read of those who waited may take as long.
  const read = async () => (await later.catch(snapshot)).articles.length
  await expect.poll(read).toBeGreaterThan(0)
})

test('a snapshot that could not be read is read again', async () => {
  let fails = true
  let version = 0
  const sql = new Proxy(database.sql, {
    apply: (target, self, given) => {
      if (fails) throw new Error('The database is away')
      return Reflect.apply(target, self, given)
    },
  })
  const { snapshot } = createLiveCatalogue({
    sql,
    changes: {
      catalogueVersion: () => version,
      changedSince: () => undefined,
      onStock: () => undefined,
    },
  })
  version++
  await expect(snapshot()).rejects.toThrow('away')
  fails = false
  expect((await snapshot()).articles.length).toBeGreaterThan(0)
})
