import pino from 'pino'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../modules/shared/test-database.ts'
import { openDatabase } from './database/database.ts'
import { type OpenShop, openShop } from './start-shop.ts'
import { webConfig } from './testing/test-config.ts'

let database: TestDatabase
let shop: OpenShop

beforeAll(async () => {
  database = await testDatabase()
  shop = await openShop(
    webConfig(database.url, { DATABASE_POOL: '2' }),
    pino({ level: 'silent' }),
    {
      render: async () => new Response('a page'),
      isPage: () => true,
      keptAddress: async ({ pathname }) => pathname,
      files: {
        find: () => undefined,
        serve: (_request, path, status) =>
          path === '/503' ? new Response('Mye å gjøre', { status: status ?? 200 }) : undefined,
      },
    },
  )
})
afterAll(async () => {
  await shop.stop()
  await database.close()
})

const ask = (path: string, init: RequestInit = {}) =>
  shop.app.fetch(new Request(`http://shop.test${path}`, init))
const headers = () => ({
  'x-session-id': `session_1763676000000_${crypto.randomUUID()}`,
  'content-type': 'application/json',
})

/** Runs `work` while no statement on carts ends. */
async function whileCartsAreSlow(work: () => Promise<void>): Promise<void> {
  const holder = await database.sql.reserve()
  await holder`begin`
  await holder`lock table cart.lines in access exclusive mode`
  await work().finally(async () => {
    await holder`commit`
    holder.release()
  })
}

const waitingForCarts = async () => {
  const rows = await database.sql`
    select
    from pg_locks
    where relation = 'cart.lines'::regclass
      and not granted
  `
  return rows.length
}

test('a request that waits a second for a connection is answered 503 with Retry-After', async () => {
  await expect.poll(async () => (await ask('/readyz')).status).toBe(200)
  expect(await (await ask('/products')).text()).toBe('a page')
  let slow: Promise<Response[]> | undefined
  await whileCartsAreSlow(async () => {
    const cart = () => ask('/api/cart', { headers: headers() })
    slow = Promise.all([cart(), cart()])
    await expect.poll(waitingForCarts).toBe(2)
    const refused = await ask('/api/orders/RP-ABCD1234/payment', { headers: headers() })
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).toBe('1')
    expect(await refused.json()).toMatchObject({ code: 'unavailable' })
    const picture = await ask('/patches/999998-0123456789.svg')
    expect(picture.status).toBe(503)
    expect(picture.headers.get('retry-after')).toBe('1')
    expect((await ask('/products')).status).toBe(200)
    expect((await ask('/readyz')).status).toBe(200)
  })
  expect((await slow)?.map(({ status }) => status)).toEqual([200, 200])
})

test('a plain query never waits behind another one on its connection', async () => {
  const sql = openDatabase(database.url, { max: 1, longestWait: 500 })
  await sql`select 1`
  let slow: PromiseLike<unknown> | undefined
  await whileCartsAreSlow(async () => {
    slow = sql`select from cart.lines`.execute()
    await expect.poll(waitingForCarts).toBe(1)
    await expect(sql`select 2`).rejects.toThrow('CONNECTION_WAIT')
    await expect(sql.begin((tx) => tx`select 3`)).rejects.toThrow('CONNECTION_WAIT')
    await expect(sql.reserve()).rejects.toThrow('CONNECTION_WAIT')
  })
  await slow
  expect(await sql`select 4 as n`).toEqual([{ n: 4 }])
  await sql.end()
})

test('a blocked event loop does not use up the wait for a connection', async () => {
  const sql = openDatabase(database.url, { max: 1, longestWait: 200 })
  onTestFinished(() => sql.end({ timeout: 0 }))
  await sql`select 1`
  const slow = sql`select pg_sleep(0.05)`.execute()
  const waiting = [sql`select 2 as n`.execute(), sql.begin((tx) => tx`select 3 as n`)]
  await Promise.resolve()
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500)
  await slow
  expect(await Promise.all(waiting)).toEqual([[{ n: 2 }], [{ n: 3 }]])
})
