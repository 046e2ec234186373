import { expect, type TestContext, test } from 'vitest'
import { databaseOfFile, stockedDatabase } from '../../../../modules/shared/test-database.ts'
import { databaseWay } from '../../../testing/database-way.ts'
import { openWebShop } from '../../../testing/test-config.ts'

const database = await databaseOfFile(stockedDatabase)

/** A ready shop over a way to the database, and what asks it for the status and the body or `Retry-After`. */
async function shopOverWay({ expect, onTestFinished }: TestContext) {
  const way = await databaseWay(database.url)
  const shop = await openWebShop(way.url)
  onTestFinished(async () => {
    await shop.stop()
    way.close()
  })
  const ask = async (path: string) => {
    const response = await shop.app.fetch(new Request(`http://shop.test${path}`))
    return [response.status, await response.text()] as const
  }
  const outcome = async (path: string) => {
    const headers = { 'x-session-id': `session_1763676000000_${crypto.randomUUID()}` }
    const response = await shop.app.fetch(new Request(`http://shop.test${path}`, { headers }))
    return [response.status, response.headers.get('retry-after')]
  }
  await expect.poll(() => ask('/readyz')).toEqual([200, '{"ok":true}'])
  return { way, ask, outcome }
}

test.concurrent('during a database outage the shop answers 503, and recovers by itself', async (context) => {
  const { expect } = context
  const { way, ask } = await shopOverWay(context)
  expect((await ask('/api/categories'))[0]).toBe(200)
  expect(await ask('/products')).toEqual([200, 'a page'])

  way.cut()
  await expect.poll(() => ask('/readyz')).toEqual([503, '{"ok":false}'])
  const [status, body] = await ask('/api/categories')
  expect(status).toBe(503)
  expect(JSON.parse(body)).toMatchObject({ code: 'unavailable', error: expect.any(String) })
  expect(await ask('/products?category=humor')).toEqual([503, 'Vi er straks tilbake'])
  expect(await ask('/healthz')).toEqual([200, '{"ok":true}'])

  way.mend()
  await expect.poll(() => ask('/readyz')).toEqual([200, '{"ok":true}'])
  expect((await ask('/api/categories'))[0]).toBe(200)
  expect((await ask('/products?category=humor'))[0]).toBe(200)
})

test.concurrent('while the database hangs, pages, lists and carts are refused with Retry-After', {
  timeout: 20_000,
}, async (context) => {
  const { expect } = context
  const { way, ask, outcome } = await shopOverWay(context)
  expect(await outcome('/api/cart')).toEqual([200, null])
  way.hang()
  const underWay = outcome('/api/cart')
  await expect.poll(() => ask('/readyz'), { timeout: 10_000 }).toEqual([503, '{"ok":false}'])
  expect(await underWay).toEqual([503, '1'])
  for (const path of ['/api/cart', '/api/categories', '/products?category=humor'])
    expect(await outcome(path)).toEqual([503, '1'])
  way.mend()
  await expect.poll(() => ask('/readyz'), { timeout: 10_000 }).toEqual([200, '{"ok":true}'])
  expect(await ask('/products')).toEqual([200, 'a page'])
})

test.concurrent('connections that hang after a failover are replaced', {
  timeout: 20_000,
}, async (context) => {
  const { expect } = context
  const { way, ask, outcome } = await shopOverWay(context)
  expect(await outcome('/api/cart')).toEqual([200, null])
  way.freeze()
  await expect.poll(() => ask('/readyz'), { timeout: 10_000 }).toEqual([503, '{"ok":false}'])
  await expect.poll(() => ask('/readyz'), { timeout: 10_000 }).toEqual([200, '{"ok":true}'])
  expect(await ask('/products')).toEqual([200, 'a page'])
  expect(await outcome('/api/cart')).toEqual([200, null])
})

test('a connection that dies in a transaction fails its queries, not the process', {
  // Without the patch of `postgres`, a query is never answered.
  timeout: 20_000,
}, async () => {
  const held = await database.sql.reserve()
  const [row] = await held<{ pid: number }[]>`select pg_backend_pid() as pid`
  await database.sql`select pg_terminate_backend(${row?.pid ?? 0})`
  await expect.poll(() => held`select 1`.then(String, ({ code }) => code)).toBe('CONNECTION_CLOSED')
  await expect(held`select 1`).rejects.toThrow('CONNECTION_CLOSED')
})
