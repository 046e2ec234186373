import pino from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../modules/shared/test-database.ts'
import { type OpenShop, openShop } from './start-shop.ts'
import { webConfig } from './test-config.ts'
import { listener } from './test-shop-queries.ts'

const soon = { timeout: 15_000, interval: 50 }

let database: TestDatabase
let shop: OpenShop
beforeEach(async () => {
  database = await testDatabase()
  let rendered = 0
  shop = await openShop(webConfig(database.url), pino({ level: 'silent' }), {
    render: async () => {
      rendered += 1
      return new Response(`rendered ${rendered} times`)
    },
    files: { serve: () => undefined },
  })
  await expect.poll(page, soon).toBe('rendered 1 times')
  expect(await page()).toBe('rendered 1 times')
})
afterEach(async () => {
  await shop.stop()
  await database.close()
})

const call = async (path: string, init?: RequestInit) =>
  shop.app.fetch(new Request(`http://shop.test${path}`, init))
const page = async () => (await call('/')).text()
const sendJson = (method: string, path: string, body: object, headers = {}) =>
  call(path, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

test('a page is made anew when any process changes a patch', async () => {
  await database.sql`update catalogue.products set stock = stock - 1 where id = 1`
  await expect.poll(page, soon).toBe('rendered 2 times')
})

test('a shop that hears nothing any more does not go on as if nothing changed', async () => {
  const pid = await listener(database.sql)
  process.kill(pid, 'SIGSTOP')
  try {
    await expect.poll(async () => (await call('/readyz')).status, soon).toBe(503)
    await database.sql`update catalogue.products set stock = stock - 1 where id = 1`
    await expect.poll(page, soon).toBe('rendered 2 times')
  } finally {
    process.kill(pid, 'SIGCONT')
  }
})

test('a page is made anew also when the change came while the shop could not hear of it', async () => {
  await database.sql`select pg_terminate_backend(${await listener(database.sql)})`
  await database.sql`update catalogue.products set stock = stock - 1 where id = 1`
  await expect.poll(page, soon).not.toBe('rendered 1 times')
})

test('a page is made anew before staff are told of their change, however late the news of it comes', async () => {
  const login = await sendJson('POST', '/api/admin/login', {
    username: 'admin',
    password: 'rosa-elefant-17',
  })
  const { token } = (await login.json()) as { token: string }
  const pid = await listener(database.sql)
  process.kill(pid, 'SIGSTOP')
  try {
    const staff = { authorization: `Bearer ${token}` }
    const change = await sendJson('PATCH', '/api/admin/products/1', { price: 61 }, staff)
    expect(change.status).toBe(200)
    expect(await page()).toBe('rendered 2 times')
  } finally {
    process.kill(pid, 'SIGCONT')
  }
})
