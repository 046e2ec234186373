import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { nginxPath } from '../../test/install/servers.ts'
import { startNginx } from '../../test/served/nginx.ts'

test.runIf(nginxPath())(
  "the log of docs/nginx.conf has each request's id, and no query",
  async () => {
    const shop = createServer((_request, response) => response.end('ok')).listen(0, '127.0.0.1')
    await once(shop, 'listening')
    onTestFinished(() => void shop.close())
    const nginx = await startNginx([`http://127.0.0.1:${(shop.address() as AddressInfo).port}`])
    onTestFinished(nginx.stop)
    const answer = await fetch(`${nginx.url}/unsubscribe?email=kari@example.com`)
    const id = answer.headers.get('x-request-id') ?? ''
    await expect.poll(nginx.accessLog).toContain(`"GET /unsubscribe" 200`)
    const line = (await nginx.accessLog()).split('\n').find((one) => one.includes('/unsubscribe'))
    expect(line).toContain(id)
    expect(line).not.toContain('kari')
  },
)
