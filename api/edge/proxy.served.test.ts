import { describe, expect, test } from 'vitest'
import { isProxyTested } from '../../scripts/test/install/servers.ts'
import { cached, proxied } from '../../scripts/test/served/proxied.ts'
import { shopUrl } from '../../scripts/test/served/served-page.ts'
import { administrator } from '../../scripts/test/shop-setup.ts'

describe.runIf(isProxyTested())('the shop behind docs/nginx.conf', () => {
  const { ask, get, expiry } = proxied(shopUrl)

  const sendJson = (method: string, path: string, body: object, headers = {}) =>
    ask(path, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })

  test.each([
    '/',
    '/products',
    '/products?category=humor',
    '/om-oss',
    '/kontakt',
    '/lag-din-egen',
    '/checkout',
    '/api/products',
    '/api/categories',
    '/api/suggestions?search=flagg',
    '/bilder/merke-96.png',
  ])('%s is cached by the proxy, and is what the shop sends', async (path) => {
    // A shop that has just started may refuse the first render on a busy machine, and refusals are not cached.
    await expect.poll(async () => (await get(path)).status).toBe(200)
    const stored = await get(path)
    expect(cached(stored)).toMatch(/HIT|UPDATING|EXPIRED|STALE/)
    expect(stored.headers.get('content-security-policy')).toBeTruthy()
    // Another test may sell a patch of the page between the two answers.
    const texts = () =>
      Promise.all([get(path), fetch(shopUrl() + path)].map(async (one) => (await one).text()))
    await expect.poll(async () => new Set(await texts()).size).toBe(1)
  })

  test("patches' pictures and the site's scripts are cached for longer than pages", async () => {
    const { image } = (await (await get('/api/products')).json())[0]
    const [script = ''] = /\/_astro\/[^"]+\.js/.exec(await (await get('/')).text()) ?? []
    for (const path of [image, script]) await get(path)
    await expiry()
    for (const path of [image, script]) {
      const stored = await get(path)
      expect([stored.status, cached(stored)]).toEqual([200, 'HIT'])
      expect(await stored.text()).toBe(await (await fetch(shopUrl() + path)).text())
      expect(stored.headers.get('cache-control')).toContain('immutable')
    }
  })

  test.each(['/products', '/api/products'])(
    'browsers ask the proxy each time for %s, and a CDN may serve it for two seconds',
    async (path) => {
      const { headers } = await get(path)
      expect(headers.get('cache-control')).toBe('no-cache')
      expect(headers.get('cdn-cache-control')).toBe('max-age=1, stale-while-revalidate=1')
    },
  )

  test("a change of staff's is in the first answer after two seconds", async () => {
    const { token } = (await (
      await sendJson('POST', '/api/admin/login', administrator)
    ).json()) as { token: string }
    const views = ['/products?search=flyttet', '/api/products?search=flyttet', '/api/products']
    const shown = () =>
      Promise.all(
        views.map(async (path) => {
          const text = await (await get(path)).text()
          return [path, text.includes('Flyttet flagg'), /1.?234/.test(text)]
        }),
      )
    expect(await shown()).toEqual(views.map((path) => [path, false, false]))

    const authorization = `Bearer ${token}`
    const change = { name: 'Flyttet flagg', price: 1234 }
    const changed = await sendJson('PATCH', '/api/admin/products/200', change, { authorization })
    expect(changed.status).toBe(200)
    await expiry()
    expect(await shown()).toEqual(views.map((path) => [path, true, true]))
  })

  test.each(['/products', '/api/products', '/api/suggestions?search=flagg'])(
    'visitors of %s get an encoding that they accept, whatever another one accepts',
    async (path) => {
      const accepted = {
        '*': null,
        '': null,
        'br;q=0,gzip;q=0': null,
        'br;q=0, gzip': 'gzip',
        br: 'br',
        'gzip, deflate, br, zstd': 'br',
        'GZIP;q=0.5': 'gzip',
        'br; q=0.000, gzip ; q=1.0': 'gzip',
        brotli: null,
        'br;q=0.8': 'br',
        identity: null,
      }
      for (const [header, encoding] of Object.entries(accepted)) {
        const answer = await get(path, { 'accept-encoding': header })
        expect(answer.headers.get('content-encoding'), header).toBe(encoding)
        expect(answer.headers.get('vary')?.toLowerCase()).toContain('accept-encoding')
      }
    },
  )

  test('each session has its own cart behind the proxy, and no cart is cached', async () => {
    const session = () => `session_1763676000000_${crypto.randomUUID()}`
    const [one, other] = [session(), session()]
    const body = { productId: 3, quantity: 2 }
    const added = await sendJson('POST', '/api/cart', body, { 'x-session-id': one })
    expect(added.status).toBe(200)
    expect(await (await get('/api/cart', { 'x-session-id': other })).json()).toEqual([])
    const mine = await get('/api/cart', { 'x-session-id': one })
    expect(await mine.json()).toHaveLength(1)
    expect([cached(mine), mine.headers.get('cache-control')]).toEqual([null, 'no-store'])
  })

  test.each(['/products?category=finnes-ikke', '/order-confirmation', '/healthz', '/finnes-ikke'])(
    '%s is never answered from the proxy',
    async (path) => {
      await get(path)
      expect(cached(await get(path)) ?? 'MISS').toBe('MISS')
    },
  )
})
