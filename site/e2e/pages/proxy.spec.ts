import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { freePort } from '../../../api/embedded/free-port.ts'
import { isProxyTested, nginxPath } from '../../../scripts/test/engines.ts'

/** Replaces what names this machine in docs/nginx.conf; a text that is not there fails. */
function adapted(config: string, changes: Record<string, string>): string {
  return Object.entries(changes).reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`docs/nginx.conf has no ${from}`)
    return text.replaceAll(from, to)
  }, config)
}

describe.runIf(isProxyTested())('docs/nginx.conf', () => {
  let folder: string
  let url: string
  let nginx: ChildProcess

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'russpatcher-proxy-'))
    const port = await freePort()
    url = `http://127.0.0.1:${port}`
    const config = adapted(await readFile('docs/nginx.conf', 'utf8'), {
      '/var/cache/nginx/shop': join(folder, 'cache'),
      '127.0.0.1:4321': new URL(inject('shopUrl')).host.replace('localhost', '127.0.0.1'),
      'listen 8443 ssl;': `listen 127.0.0.1:${port};`,
      'ssl_certificate /etc/ssl/shop.pem;': '',
      'ssl_certificate_key /etc/ssl/shop.key;': '',
    })
    const head = `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; ${process.getuid?.() === 0 ? 'user root;' : ''} events {}`
    const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${folder}/${name};`)
      .join(' ')
    const file = join(folder, 'nginx.conf')
    await writeFile(file, `${head}\nhttp { access_log off; ${places}\n${config}\n}`)
    nginx = spawn(nginxPath() ?? 'nginx', ['-c', file, '-p', folder], { stdio: 'inherit' })
    for (let attempt = 0; attempt < 100; attempt++) {
      const isUp = await fetch(url).then(
        () => true,
        () => false,
      )
      if (isUp) return
      await pause(100)
    }
    throw new Error('nginx does not answer')
  })
  afterAll(async () => {
    const ended = new Promise((exited) => nginx.once('exit', exited))
    nginx.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true, force: true })
  })

  const get = (path: string, headers: Record<string, string> = {}) => fetch(url + path, { headers })
  const cached = (answer: Response) => answer.headers.get('x-cache')

  test.each(['/', '/products?category=humor', '/api/products', '/api/suggestions?search=flagg'])(
    '%s is kept by the proxy, and is what the shop sends',
    async (path) => {
      await get(path)
      const kept = await get(path)
      expect(cached(kept)).toMatch(/HIT|UPDATING|EXPIRED|STALE/)
      expect(await kept.text()).toBe(await (await fetch(inject('shopUrl') + path)).text())
      expect(kept.headers.get('content-security-policy')).toBeTruthy()
    },
  )

  test('browsers ask the proxy each time, and a CDN may keep a page for a second', async () => {
    const { headers } = await get('/products')
    expect(headers.get('cache-control')).toBe('no-cache')
    expect(headers.get('cdn-cache-control')).toBe('max-age=1, stale-while-revalidate=5')
  })

  test('each session has its own cart behind the proxy, and no cart is kept', async () => {
    const session = () => `session_1763676000000_${crypto.randomUUID()}`
    const [one, other] = [session(), session()]
    const headers = { 'content-type': 'application/json', 'x-session-id': one }
    const body = JSON.stringify({ productId: 3, quantity: 2 })
    const added = await fetch(`${url}/api/cart`, { method: 'POST', headers, body })
    expect(added.status).toBe(200)
    expect(await (await get('/api/cart', { 'x-session-id': other })).json()).toEqual([])
    const mine = await get('/api/cart', { 'x-session-id': one })
    expect(await mine.json()).toHaveLength(1)
    expect([cached(mine), mine.headers.get('cache-control')]).toEqual([null, 'no-store'])
  })
})
