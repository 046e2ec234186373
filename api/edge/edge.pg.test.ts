import { expect, test } from 'vitest'
import { shopOfFile } from '../testing/test-shop.ts'
import { securityHeaders } from './security-headers.ts'

const shop = await shopOfFile()

test('every answer has a request id: pages, API answers and errors, unknown addresses', async () => {
  const ids = new Set<string | null>()
  const paths = [
    '/',
    '/api/cart',
    '/api/cart?x=1',
    '/api/nothing',
    '/healthz',
    '/nothing.txt',
    '//',
  ]
  for (const path of paths) {
    const { headers } = await shop.call('GET', path)
    expect(headers.get('x-request-id'), path).toMatch(/^[\w-]{36}$/)
    ids.add(headers.get('x-request-id'))
  }
  expect(ids.size).toBe(paths.length)
})

test("an answer has a trusted proxy's request id", async () => {
  const id = crypto.randomUUID()
  const { headers } = await shop.call('GET', '/', { headers: { 'x-request-id': id } })
  expect(headers.get('x-request-id')).toBe(id)
})

test("caches may not store the API's answers to one caller", async () => {
  const headers = {
    'x-session-id': shop.newSession(),
    authorization: `Bearer ${await shop.token()}`,
  }
  const personal = [
    '/api/cart',
    '/api/admin/orders',
    '/api/admin/account',
    '/api/orders/RP-ABCD1234/payment',
  ]
  for (const path of [...personal, '/api/nothing']) {
    const answer = await shop.call('GET', path, { headers })
    expect(answer.headers.get('cache-control'), path).toBe('no-store')
    expect(answer.headers.has('cdn-cache-control'), path).toBe(false)
  }
  const refused = await shop.call('POST', '/api/cart', { headers, raw: '{' })
  expect(refused.headers.get('cache-control')).toBe('no-store')
  for (const path of ['/api/products', '/api/categories', '/api/suggestions?search=flagg']) {
    const answer = await shop.call('GET', path)
    expect(answer.headers.get('cache-control'), path).toBe('no-cache')
    expect(answer.headers.get('cdn-cache-control'), path).toBe(
      'max-age=1, stale-while-revalidate=1',
    )
  }
})

/** Pages, lists, calls, their errors and an unknown path. */
const everywhere = ['/', '/products', '/api/products', '/api/cart', '/api/admin/orders', '/nothing']

test.each(everywhere)(
  '%s is shown in no frame, not sniffed, and read by no other site',
  async (path) => {
    const answer = await shop.call('GET', path, { headers: { origin: 'https://evil.example' } })
    const headers = Object.fromEntries(answer.headers)
    expect(headers).toMatchObject({
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    })
    expect(headers['content-security-policy']).toMatch(/frame-ancestors 'none'|default-src 'none'/)
    const forOthers = Object.keys(headers).filter((name) => name.startsWith('access-control-'))
    expect(forOthers).toEqual([])
  },
)

test('browsers come back by https only, unless the shop has none', () => {
  const policy = (publicUrl: string, hstsSubdomains = false) =>
    securityHeaders({ publicUrl, hstsSubdomains })(new Headers()).get('strict-transport-security')
  expect(policy('https://shop.test')).toBe('max-age=31536000')
  expect(policy('https://shop.test', true)).toBe('max-age=31536000; includeSubDomains')
  expect(policy('http://shop.test', true)).toBeNull()
})

test('doubled slashes redirect to the collapsed path on this host', async () => {
  const target = async (path: string) => {
    const answer = await shop.call('GET', path)
    return [answer.status, answer.headers.get('location')]
  }
  expect(await target('//')).toEqual([308, '/'])
  expect(await target('///products//?category=humor')).toEqual([308, '/products/?category=humor'])
  expect(await target('//example.com/x')).toEqual([308, '/example.com/x'])
  expect((await shop.call('POST', '//')).status).toBe(405)
})
