import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { expiryOf } from '../../../../modules/shared/retention.ts'
import {
  deleteActionsBefore,
  eraseTracking,
  logActions,
} from '../../../../modules/shared/staff-log/staff-log-queries.ts'
import { emptyDatabase, type TestDatabase } from '../../../../modules/shared/test-database.ts'
import type { Pool } from '../../../../modules/shared/transaction.ts'
import { migrateDatabase } from '../../../start/with-database.ts'
import { openShop } from '../../../start-shop.ts'
import { backedUp, emptyPlace, restored } from '../../../testing/test-backup.ts'
import { testSite, webConfig } from '../../../testing/test-config.ts'
import { testShop } from '../../../testing/test-shop.ts'
import { newShopper } from '../../../testing/test-shopper.ts'
import { startQueue } from '../../queue/queue.ts'
import type { Config } from '../../settings/config.ts'
import { openDatabase } from '../database.ts'
import * as queries from './test-user-queries.ts'

const log = pino({ level: 'silent' })
const hour = 60 * 60_000

let server: Pool
let owner: string
let user: string
let database: TestDatabase
/** By the owner, and by the shop's user. */
let config: Config
let ownersSql: Pool
let sql: Pool

beforeAll(async () => {
  server = openDatabase(inject('databaseUrl'), { max: 1 })
  const name = crypto.randomUUID().slice(0, 8)
  owner = `owner_${name}`
  user = `shop_${name}`
  for (const one of [owner, user]) await queries.addUser(server, one)
  database = await emptyDatabase()
  await queries.grantAsBefore15(database.sql)
  config = await placeOf(database, await mkdtemp(join(tmpdir(), 'russpatcher-users-')))
  await migrateDatabase(config, {})
  ownersSql = openDatabase(config.ownerUrl ?? '', { max: 2 })
  sql = openDatabase(config.databaseUrl ?? '')
})
afterAll(async () => {
  await sql.end({ timeout: 5 })
  await ownersSql.end({ timeout: 5 })
  await database.close()
  for (const one of [user, owner]) await queries.dropUser(server, one)
  await server.end({ timeout: 5 })
  await rm(config.dataDir, { recursive: true, force: true })
})

/** A database of the owner, with the shop's settings for it. */
async function placeOf(place: { url: string }, dataDir: string): Promise<Config> {
  await queries.giveDatabase(server, databaseOf(place), owner)
  const by = (name: string) =>
    Object.assign(new URL(place.url), { username: name, password: name }).href
  return webConfig(by(user), { DATABASE_OWNER_URL: by(owner), DATA_DIR: dataDir })
}

const databaseOf = ({ url }: { url: string }) => new URL(url).pathname.slice(1)

/** The settings of a process that serves: it does not know the owner's. */
const serving = (changes: NodeJS.ProcessEnv = {}): Config =>
  webConfig(config.databaseUrl ?? '', { DATA_DIR: config.dataDir, ...changes })

test.each([
  'create table checkout.mine ()',
  'create table public.mine ()',
  'create temporary table mine ()',
  'create schema mine',
  'create function checkout.mine() returns int language sql return 1',
  'create index on orders.orders (id)',
  'alter table orders.orders add column mine int',
  'alter table payments.documents disable trigger number_document',
  'truncate cart.lines',
  'drop table cart.lines',
  'drop schema log cascade',
  'alter function log.erase_tracking reset search_path',
  'insert into public.migrations (number, name, checksum) values (9999, $$x$$, $$x$$)',
  'delete from log.staff_actions',
  'update log.staff_actions set administrator = $$x$$',
  'alter table log.staff_actions disable trigger all',
  "copy cart.lines to program 'cat'",
])("the shop's user may not: %s", async (statement) => {
  await expect(sql.unsafe(statement)).rejects.toMatchObject({ code: '42501' })
})

test("the shop's user deletes of the staff log what has expired by the database's clock and the table of retention, and erases tracking numbers alone", async () => {
  const action = {
    administrator: 'kari',
    kind: 'order',
    subject: 'RP-1',
    event: 'tracking',
  } as const
  const now = new Date()
  const expiry = expiryOf('staffLog', now).getTime()
  const after = { trackingNumber: '370000000000' }
  await logActions(sql, [
    { ...action, at: new Date(expiry - 1), subjectId: 1, after },
    { ...action, at: new Date(expiry + hour), subjectId: 2, after },
    { ...action, at: now, subjectId: 2, event: 'status', after: { status: 'shipped' } },
  ])
  // A process with a wrong clock, or with a thief in it, asks for more.
  expect(await deleteActionsBefore(sql, new Date(now.getTime() + 24 * hour), 10)).toBe(1)
  await eraseTracking(sql, [1, 2])
  expect(await queries.loggedValues(sql)).toEqual([
    { event: 'tracking', after: null },
    { event: 'status', after: { status: 'shipped' } },
  ])
})

test("the shop's user starts a shop, which sells, and whose jobs mail", async () => {
  const shop = await openShop(serving({ SHOP_ROLE: 'all' }), log, testSite)
  await shop.stop()
  const provider = await emptyDatabase()
  onTestFinished(() => provider.close())
  const place = {
    database: { sql, url: config.databaseUrl ?? '' },
    dataDir: config.dataDir,
    providerUrl: provider.url,
  }
  const selling = await testShop({ place, hear: () => undefined })
  onTestFinished(() => selling.close())
  const kari = newShopper(selling)
  await kari.confirm(await kari.paid(1))
  const queue = await startQueue(sql, log, true)
  onTestFinished(() => queue.stop())
  await queue.work(selling.jobs)
  await expect.poll(() => selling.mails.map(({ to }) => to)).toContain(kari.email)
  await selling.run('forget-expired')
})

test("the shop's user backs up, the owner restores, and the shop's user reads", async () => {
  const { path } = await backedUp(serving())
  const target = await emptyPlace()
  const restoring = await placeOf(target.database, target.dataDir)
  await restored(restoring, path)
  const restoredSql = openDatabase(restoring.databaseUrl ?? '', { max: 1 })
  onTestFinished(() => restoredSql.end({ timeout: 5 }))
  expect(await queries.ordersOf(restoredSql)).toEqual(await queries.ordersOf(sql))
  await expect(restoredSql`delete from log.staff_actions`).rejects.toMatchObject({ code: '42501' })
})

test("a migration that the shop's user may not make ends the start in one line that names the owner's setting", async () => {
  await queries.forgetLastMigration(ownersSql)
  await expect(openShop(serving(), log, testSite)).rejects.toThrow(
    /^Migration \d{4}_\w+\.sql failed: .* \(42501\): DATABASE_OWNER_URL has to name the owner .*\(docs\/going-live\.md, section 2\)$/,
  )
})

test('a database that one user has migrated is given an owner, and that user then only uses it', async () => {
  const older = await emptyDatabase()
  onTestFinished(() => older.close())
  const place = await placeOf(older, config.dataDir)
  await queries.giveDatabase(server, databaseOf(older), user)
  await migrateDatabase({ ...place, ownerUrl: undefined }, {})
  await expect(migrateDatabase(place, {})).rejects.toThrow(
    /permission denied for table migrations \(42501\): DATABASE_OWNER_URL has to name the owner/,
  )
  await queries.giveDatabase(server, databaseOf(older), owner)
  await queries.giveObjects(older.sql, user, owner)
  await migrateDatabase(place, {})
  const usersSql = openDatabase(place.databaseUrl ?? '', { max: 1 })
  onTestFinished(() => usersSql.end({ timeout: 5 }))
  expect(await queries.ordersOf(usersSql)).toEqual([])
  await expect(usersSql`delete from log.staff_actions`).rejects.toMatchObject({ code: '42501' })
  await expect(usersSql`drop table cart.lines`).rejects.toMatchObject({ code: '42501' })
})
