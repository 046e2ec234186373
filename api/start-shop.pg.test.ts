import pino from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { seedIfEmpty } from '../modules/catalogue/seed.ts'
import { databaseOfFile, testDatabase } from '../modules/shared/test-database.ts'
import { createWaitingServer } from './edge/listening/waiting-server.ts'
import { freePort } from './stand-ins/free-port.ts'
import { type Overrides, type Shop, startShop } from './start-shop.ts'
import { waitingFor, whileLocked } from './testing/table-lock-queries.ts'
import { testSite, webConfig } from './testing/test-config.ts'

const database = await databaseOfFile()
await seedIfEmpty(database.sql)

type Settings = Record<string, string>

async function startOn(
  port: number,
  settings: Settings = {},
  overrides?: Overrides,
): Promise<Shop> {
  const config = webConfig(database.url, { PORT: String(port), ...settings })
  return startShop(config, pino({ level: 'silent' }), overrides, Promise.resolve(testSite))
}

test('a shop with a database but no administrator refuses to start without a password, before it does jobs', async () => {
  const empty = await testDatabase()
  onTestFinished(empty.close)
  const settings = { DATABASE_URL: empty.url, ADMIN_PASSWORD: '', SHOP_ROLE: 'all' }
  await expect(startOn(await freePort(), settings)).rejects.toThrow(
    /^ADMIN_PASSWORD: is missing: at least 6 characters, while there is no administrator$/,
  )
  const queues =
    await empty.sql`select name from jobs.queue where not starts_with(name, '__pgboss')`
  expect(queues).toEqual([])
})

test('in production, a shop that stops says for five seconds that it is not ready', async () => {
  const port = await freePort()
  const settings = { NODE_ENV: 'production', PUBLIC_URL: 'https://shop.test' }
  const noticed = Promise.withResolvers<void>()
  const wait = vi.fn(() => noticed.promise)
  const shop = await startOn(port, settings, { wait })
  const stopped = shop.stop()
  const readiness = () => fetch(`http://127.0.0.1:${port}/readyz`).then(({ status }) => status)
  await expect.poll(readiness).toBe(503)
  expect(wait).toHaveBeenCalledExactlyOnceWith(5000)
  noticed.resolve()
  await stopped
})

test('a start whose database was away answers on its port until the shop does', async () => {
  const port = await freePort()
  const waiting = createWaitingServer({ port, host: '127.0.0.1' })
  await waiting.open()
  const during = vi.fn((work: Promise<unknown>) => work)
  const launch = { waiting: { ...waiting, during: during as typeof waiting.during } }
  const shop = await startOn(port, {}, launch)
  onTestFinished(shop.stop)
  expect(during).toHaveBeenCalledOnce()
  await expect.poll(async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
})

test('a web process listens when it has read the catalogue, and not before', async () => {
  const port = await freePort()
  const isListening = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
  let starting: Promise<Shop> | undefined
  onTestFinished(async () => (await starting)?.stop())
  // Of what a start reads, only the snapshot has the categories.
  await whileLocked(database.sql, 'catalogue.categories', async () => {
    starting = startOn(port)
    await expect.poll(() => waitingFor(database.sql, 'catalogue.categories')).toBeGreaterThan(0)
    expect(await isListening()).toBe(false)
  })
  await starting
  expect(await isListening()).toBe(true)
})
