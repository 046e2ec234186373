import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { holdConnections } from '../../test/held-connections.ts'
import { nginxPath } from '../../test/install/servers.ts'
import { startNginx } from '../../test/served/nginx.ts'

/** nginx with docs/nginx.conf, with some changes, in front of a server that answers so. */
async function proxied(answer: RequestListener, changes: Record<string, string> = {}) {
  const shop = createServer(answer).listen(0, '127.0.0.1')
  await once(shop, 'listening')
  onTestFinished(() => void shop.close())
  const { port } = shop.address() as AddressInfo
  const nginx = await startNginx([`http://127.0.0.1:${port}`], changes)
  onTestFinished(nginx.stop)
  return nginx
}

const ok: RequestListener = (_request, response) => void response.end('ok')

describe.runIf(nginxPath())('the connections of docs/nginx.conf', () => {
  test('a caller who holds 3,000 leaves others served', { timeout: 60_000 }, async () => {
    // Here the others have the caller's address.
    const nginx = await proxied(ok, { 'limit_req zone=calls burst=1000 nodelay;': '' })
    const held = await holdConnections(nginx.url, 3000)
    onTestFinished(held.end)
    for (const path of ['/', '/api/cart', '/products'])
      expect((await fetch(nginx.url + path)).status).toBe(200)
  })

  test('idle, slow and kept ones are closed', async () => {
    const nginx = await proxied(ok, {
      'client_header_timeout 10s;': 'client_header_timeout 1s;',
      'client_body_timeout 10s;': 'client_body_timeout 1s;',
      'keepalive_timeout 15s;': 'keepalive_timeout 1s;',
    })
    const held = await holdConnections(nginx.url, 6)
    onTestFinished(held.end)
    await expect.poll(held.open, { timeout: 15_000 }).toBe(0)
  })

  test('an address with more requests under way than a school is answered 429', async () => {
    const { promise: end, resolve: finish } = Promise.withResolvers<void>()
    let underWay = 0
    const nginx = await proxied(
      async (request, response) => {
        if (request.url === '/api/wait') {
          underWay += 1
          await end
        }
        response.end('ok')
      },
      { 'limit_conn addresses 4000;': 'limit_conn addresses 2;' },
    )
    const waiting = [1, 2].map(() => fetch(`${nginx.url}/api/wait`))
    await expect.poll(() => underWay).toBe(2)
    expect((await fetch(`${nginx.url}/api/cart`)).status).toBe(429)
    finish()
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200])
  })

  test('an address that calls without a pause is answered 429, and its pages are not counted', async () => {
    const nginx = await proxied(ok, {
      'rate=300r/s': 'rate=1r/m',
      'burst=1000 nodelay': 'burst=2 nodelay',
    })
    const statusOf = async (path: string) => (await fetch(nginx.url + path)).status
    for (const status of [200, 200, 429, 429]) expect(await statusOf('/api/cart')).toBe(status)
    for (let visit = 0; visit < 4; visit++) expect(await statusOf('/products')).toBe(200)
  })
})
