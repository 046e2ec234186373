import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { isProxyTested } from '../../scripts/test/install/servers.ts'
import { cached, proxied } from '../../scripts/test/served/proxied.ts'

describe.runIf(isProxyTested())('the caches of docs/nginx.conf', () => {
  let port: number
  let seen: IncomingMessage[]
  let answer: (request: IncomingMessage, response: ServerResponse) => unknown
  const shop = createServer((request, response) => {
    if (request.url === '/healthz') return void response.end()
    seen.push(request)
    answer(request, response)
  })
  const listening = (port: number) => once(shop.listen(port, '127.0.0.1'), 'listening')

  beforeAll(async () => {
    await listening(0)
    port = (shop.address() as AddressInfo).port
  })
  afterAll(() => {
    shop.closeAllConnections()
    shop.close()
  })
  beforeEach(() => {
    seen = []
  })

  const { ask, get, expiry } = proxied(() => `http://127.0.0.1:${port}`)
  const many = 20
  const askedByMany = (path: string) => Promise.all(Array.from({ length: many }, () => get(path)))
  const text = (body: string) => (_request: IncomingMessage, response: ServerResponse) =>
    response.end(body)
  /** Answers that end when the returned function is called. */
  function held(body: string): () => void {
    const { promise, resolve } = Promise.withResolvers<void>()
    answer = async (_request, response) => {
      await promise
      response.end(body)
    }
    return resolve
  }

  test('one visitor of an expired page fetches it, and the others get the old one meanwhile', async () => {
    answer = text('old')
    await get('/')
    await expiry()
    const release = held('new')
    const first = get('/')
    await expect.poll(() => seen.length).toBe(2)
    for (const other of await askedByMany('/')) {
      expect(cached(other)).toBe('UPDATING')
      expect(await other.text()).toBe('old')
    }
    release()
    expect(await (await first).text()).toBe('new')
    expect(await (await get('/')).text()).toBe('new')
    expect(seen).toHaveLength(2)
  })

  test('a page that is not cached is fetched once for all its visitors', async () => {
    const release = held('page')
    const asked = askedByMany('/om-oss')
    await expect.poll(() => seen.length).toBe(1)
    release()
    for (const each of await asked) expect(await each.text()).toBe('page')
    expect(seen).toHaveLength(1)
  })

  test.each([
    [503, { 'retry-after': '1' }],
    [500, {}],
    [404, {}],
    [302, { location: '/' }],
    [200, { 'cache-control': 'no-store' }],
  ])('a %i with %j is passed on, and not cached', async (status, headers) => {
    answer = (_request, response) => response.writeHead(status, headers).end()
    for (const path of ['/kontakt', '/patches/2-0123456789.svg', '/api/categories']) {
      seen = []
      for (const turn of [1, 2]) {
        const refused = await ask(path, { redirect: 'manual' })
        expect(refused.status).toBe(status)
        expect(Object.fromEntries(refused.headers)).toMatchObject(headers)
        expect(seen, path).toHaveLength(turn)
      }
    }
  })

  test('a page that was just asked for is served while the shop fails or restarts, and no longer', async () => {
    answer = text('before')
    await get('/lag-din-egen')
    await expiry()
    answer = (_request, response) => response.writeHead(503, { 'retry-after': '1' }).end()
    expect(cached(await get('/lag-din-egen'))).toBe('STALE')
    shop.closeAllConnections()
    await new Promise((closed) => shop.close(closed))
    const stored = await get('/lag-din-egen')
    expect([stored.status, await stored.text()]).toEqual([200, 'before'])
    expect((await get('/api/cart')).status).toBe(502)
    await listening(port)
    answer = text('after')
    expect(await (await get('/lag-din-egen')).text()).toBe('after')
  })

  test('pictures are cached whole, for as long as the shop says, and serve HEAD, ranges and revalidation', async () => {
    const path = '/patches/1-0123456789.svg'
    const plain = { 'accept-encoding': 'identity' }
    answer = (_request, response) =>
      response
        .writeHead(200, {
          'cache-control': 'public, max-age=31536000, immutable',
          etag: 'W/"1"',
          vary: 'Accept-Encoding',
          'content-length': '10',
        })
        .end('0123456789')
    // The shop sends whole pictures, and no copy of a part may be cached.
    const ranged = await get(path, { ...plain, range: 'bytes=2-4' })
    expect([ranged.status, await ranged.text()]).toEqual([200, '0123456789'])
    expect(seen[0]?.headers.range).toBeUndefined()
    await expiry()
    const whole = await get(path, plain)
    expect([cached(whole), await whole.text()]).toEqual(['HIT', '0123456789'])
    expect(whole.headers.get('cache-control')).toContain('immutable')
    const head = await ask(path, { method: 'HEAD', headers: plain })
    expect([cached(head), head.headers.get('content-length')]).toEqual(['HIT', '10'])
    expect((await get(path, { ...plain, 'if-none-match': 'W/"1"' })).status).toBe(304)
    expect(seen).toHaveLength(1)
  })

  test('a HEAD request fetches and keeps the page', async () => {
    answer = text('page')
    const head = await ask('/products?a', { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect(await (await get('/products?a')).text()).toBe('page')
    expect(seen.map(({ method }) => method)).toEqual(['GET'])
  })

  test.each([
    ['a session', { headers: { 'x-session-id': 'one' } }],
    ['a token', { headers: { authorization: 'Bearer one' } }],
    ['a body', { method: 'POST', body: 'one' }],
  ])('a request with %s is neither answered from the cache nor stored', async (_what, init) => {
    answer = text('for all')
    await get('/api/products')
    answer = text('for one')
    expect(await (await ask('/api/products', init)).text()).toBe('for one')
    expect(await (await get('/api/products')).text()).toBe('for all')
  })

  test('an answer that sets a cookie is not cached', async () => {
    answer = (_request, response) => response.setHeader('set-cookie', 'a=1').end()
    for (const turn of [1, 2]) {
      await get('/products?cookie')
      expect(seen).toHaveLength(turn)
    }
  })

  test("the shop gets the visitor's own address, and an id that the answer has too", async () => {
    answer = text('')
    const forged = { 'x-forwarded-for': '203.0.113.7', 'x-request-id': 'forged' }
    for (const path of ['/api/cart', '/products?forged']) {
      const { headers } = await get(path, forged)
      const sent = seen.at(-1)?.headers
      expect(sent?.['x-forwarded-for']).toBe('127.0.0.1')
      expect(sent?.['x-request-id']).toMatch(/^[0-9a-f]{32}$/)
      expect(headers.get('x-request-id')).toBe(sent?.['x-request-id'])
    }
    const stored = await get('/products?forged')
    expect(cached(stored)).toBe('HIT')
    expect(stored.headers.get('x-request-id')).not.toBe(seen.at(-1)?.headers['x-request-id'])
  })
})
