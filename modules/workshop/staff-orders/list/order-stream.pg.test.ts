import { once } from 'node:events'
import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { createGunzip } from 'node:zlib'
import { getRequestListener } from '@hono/node-server'
import { pino } from 'pino'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shopOfFile } from '../../../../api/testing/test-shop.ts'
import type { Order } from '../../../shared/contract/api.d.ts'
import { fillOrders } from '../test-order-queries.ts'
import { orderStream } from './order-stream.ts'

/** Too many for the buffers between server and client. */
const count = 6000

const shop = await shopOfFile()
const authorization = `Bearer ${await shop.token()}`
const server = createServer((request, response) =>
  getRequestListener((asked, env) => shop.fetch(asked, env as never))(request, response),
)

beforeAll(async () => {
  await fillOrders(shop.sql, { count, days: 700 })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

async function asked(query: string, encoding: string): Promise<IncomingMessage> {
  const { port } = server.address() as AddressInfo
  const request = get({
    port,
    path: `/api/admin/orders${query}`,
    headers: { authorization, 'accept-encoding': encoding },
  })
  const [response] = await once(request, 'response')
  return response as IncomingMessage
}

describe('listOrders without a limit', () => {
  test.each(['gzip', 'identity'])('200 API-24 is every order once, with %s', async (encoding) => {
    const response = await asked('', encoding)
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-encoding'] ?? 'identity').toBe(encoding)
    expect(response.headers).toMatchObject({
      'content-type': 'application/json',
      'transfer-encoding': 'chunked',
      'x-matching': String(count),
      'x-total': String(count),
    })
    const body = encoding === 'gzip' ? response.pipe(createGunzip()) : response
    const orders = JSON.parse(await text(body)) as Order[]
    expect(new Set(orders.map(({ id }) => id)).size).toBe(count)
    const times = orders.map(({ createdAt }) => createdAt)
    expect(times).toEqual(times.toSorted().reverse())
  })

  test('200 is filtered, sorted, and begins after the cursor', async () => {
    const query = '?status=shipped&sort=name'
    const all = JSON.parse(await text(await asked(query, 'identity'))) as Order[]
    expect(all.length).toBeGreaterThan(900)
    const first = await asked(`${query}&limit=700`, 'identity')
    const cursor = first.headers['x-next-cursor']
    const rest = JSON.parse(await text(await asked(`${query}&cursor=${cursor}`, 'identity')))
    expect([...JSON.parse(await text(first)), ...rest]).toEqual(all)
  })

  test('200 is an empty array without a matching order', async () => {
    expect(await text(await asked('?search=finnes+ikke', 'identity'))).toBe('[]')
  })

  test.each(['gzip', 'identity'])(
    'breaks the connection when the database fails midway, with %s',
    async (encoding) => {
      const response = await asked('', encoding)
      await once(response, 'readable')
      await shop.sql`alter table orders.lines rename to lines_away`
      try {
        await expect(text(response)).rejects.toThrow('aborted')
      } finally {
        await shop.sql`alter table orders.lines_away rename to lines`
      }
      expect(response.complete).toBe(false)
    },
  )
})

describe('orderStream', () => {
  /** A pool whose reads of orders, and statements that count orders, are counted. */
  function countedPool() {
    let reads = 0
    let counts = 0
    const sql = postgres(shop.databaseUrl, {
      max: 1,
      debug: (_connection, query) => {
        if (query.includes('with ordinality')) reads += 1
        if (/as matching\b|as count\b/.test(query)) counts += 1
      },
    })
    return { sql, reads: () => reads, counts: () => counts }
  }

  test('reads a part when the one before is taken, and none after the caller has left', async () => {
    const { sql, reads } = countedPool()
    const { json } = await orderStream({ sql, log: pino({ level: 'silent' }) }, {}, new Date())
    const reader = json.getReader()
    for (const parts of [1, 2, 3]) {
      await reader.read()
      expect(reads()).toBe(parts)
    }
    await reader.cancel()
    expect(await reader.read()).toMatchObject({ done: true })
    expect(reads()).toBe(3)
    await sql.end()
  })

  test.each([
    [{}, 1],
    [{ search: 'kunde' }, 2],
  ])('counts once, not for each part: %j', async (query, expected) => {
    const { sql, reads, counts } = countedPool()
    const { json } = await orderStream({ sql, log: pino({ level: 'silent' }) }, query, new Date())
    const orders = (await new Response(json).json()) as Order[]
    expect(orders.length).toBeGreaterThan(1000)
    expect(reads()).toBeGreaterThan(2)
    expect(counts()).toBe(expected)
    await sql.end()
  })

  test('stops when its client goes away', async () => {
    const { sql, reads } = countedPool()
    const ended = Promise.withResolvers<void>()
    const listener = createServer(
      getRequestListener(async () => {
        const { json } = await orderStream({ sql, log: pino({ level: 'silent' }) }, {}, new Date())
        const reader = json.getReader()
        return new Response(
          new ReadableStream({
            async pull(controller) {
              const { done, value } = await reader.read()
              if (done) controller.close()
              else controller.enqueue(value)
            },
            cancel: () => reader.cancel().then(ended.resolve),
          }),
        )
      }),
    ).listen(0, '127.0.0.1')
    await once(listener, 'listening')
    const [response] = await once(
      get({ port: (listener.address() as AddressInfo).port }),
      'response',
    )
    await once(response, 'readable')
    response.destroy()
    await ended.promise
    expect(reads()).toBeLessThan(count / 500)
    listener.close()
    await sql.end()
  })
})
