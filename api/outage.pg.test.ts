import { connect, createServer, type Socket } from 'node:net'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../modules/shared/test-database.ts'
import { type OpenShop, openShop } from './start-shop.ts'
import { webConfig } from './testing/test-config.ts'

/** A proxy to the database that can be cut and restored. */
async function breakableWay(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let isCut = false
  const server = createServer((socket) => {
    if (isCut) return void socket.destroy()
    const onward = connect(Number(port), hostname)
    for (const end of [socket, onward]) {
      sockets.add(end)
      end.on('error', () => undefined)
      end.once('close', () => {
        sockets.delete(end)
        socket.destroy()
        onward.destroy()
      })
    }
    socket.pipe(onward).pipe(socket)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('No port')
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String(address.port)
  const cut = () => {
    isCut = true
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: url.href,
    cut,
    mend: () => {
      isCut = false
    },
    close: () => {
      cut()
      server.close()
    },
  }
}

let database: TestDatabase
let way: Awaited<ReturnType<typeof breakableWay>>
let shop: OpenShop

beforeAll(async () => {
  database = await testDatabase()
  way = await breakableWay(database.url)
  shop = await openShop(webConfig(way.url), pino({ level: 'silent' }), {
    render: async () => new Response('a page with patches'),
    isPage: () => true,
    keptAddress: ({ pathname }) => pathname,
    files: {
      find: () => undefined,
      serve: (_request, path, status) =>
        path === '/503'
          ? new Response('Vi er straks tilbake', { status: status ?? 200 })
          : undefined,
    },
  })
})
afterAll(async () => {
  await shop.stop()
  way.close()
  await database.close()
})

const ask = async (path: string) => {
  const response = await shop.app.fetch(new Request(`http://shop.test${path}`))
  return [response.status, await response.text()] as const
}

test('during a database outage the shop answers 503, and recovers by itself', async () => {
  await expect.poll(() => ask('/readyz')).toEqual([200, '{"ok":true}'])
  expect((await ask('/api/categories'))[0]).toBe(200)
  expect(await ask('/products')).toEqual([200, 'a page with patches'])

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
