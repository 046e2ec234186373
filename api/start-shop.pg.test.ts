import pino from 'pino'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { seedIfEmpty } from '../modules/catalogue/seed.ts'
import { type TestDatabase, testDatabase } from '../modules/shared/test-database.ts'
import { freePort } from './embedded/free-port.ts'
import { type Shop, startShop } from './start-shop.ts'
import { waitingFor, whileLocked } from './testing/table-lock-queries.ts'
import { webConfig } from './testing/test-config.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await seedIfEmpty(database.sql)
})
afterAll(() => database.close())

async function startOn(port: number, settings: Record<string, string> = {}): Promise<Shop> {
  const config = webConfig(database.url, { PORT: String(port), ...settings })
  const site = {
    render: async () => new Response('a page'),
    isPage: () => true,
    keptAddress: async () => undefined,
    files: { find: () => undefined, serve: () => undefined },
  }
  return startShop(config, pino({ level: 'silent' }), {}, Promise.resolve(site))
}

test('a shop with a database but no administrator refuses to start without a password', async () => {
  await expect(startOn(0, { ADMIN_PASSWORD: '' })).rejects.toThrow(
    /^ADMIN_PASSWORD: is missing: at least 6 characters, as there is no administrator yet$/,
  )
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
