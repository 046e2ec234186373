import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { loadStaticFiles } from './static-files.ts'

const script = 'export const patch = 1\n'.repeat(100)
const folder = await mkdtemp(join(tmpdir(), 'russpatcher-files-'))
const client = join(folder, 'client')
await mkdir(join(client, '_astro'), { recursive: true })
await mkdir(join(client, 'admin/login'), { recursive: true })
await Promise.all([
  writeFile(join(client, '_astro/app.abc123.js'), script),
  writeFile(join(client, '_astro/app.abc123.js.br'), brotliCompressSync(script)),
  writeFile(join(client, '_astro/app.abc123.js.gz'), gzipSync(script)),
  writeFile(join(client, 'robots.txt'), 'User-agent: *'),
  writeFile(join(client, 'admin/login/index.html'), '<h1>Admin Login</h1>'),
  writeFile(join(client, 'admin/login/index.demo.html'), '<h1>Admin Login</h1><p>Demo</p>'),
  writeFile(join(folder, 'secret.txt'), 'not for browsers'),
  writeFile(
    join(folder, '_headers.json'),
    JSON.stringify([
      {
        pathname: '/admin/login/',
        headers: [{ key: 'content-security-policy', value: "default-src 'self'" }],
      },
    ]),
  ),
])
const files = await loadStaticFiles(folder)
afterAll(() => rm(folder, { recursive: true }))

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  files.serve(new Request(`http://shop.test${path}`, { headers, method }), path)

test('hashed files are immutable, others are revalidated', () => {
  expect(ask('/_astro/app.abc123.js')?.headers.get('cache-control')).toMatch(/immutable/)
  expect(ask('/robots.txt')?.headers.get('cache-control')).toBe('no-cache')
})

test('files have an accepted encoding and a content type, and are a 304 when current', async () => {
  const brotli = ask('/_astro/app.abc123.js', { 'accept-encoding': 'br' })
  expect(brotli?.headers.get('content-encoding')).toBe('br')
  expect(brotli?.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(ask('/_astro/app.abc123.js')?.headers.has('content-encoding')).toBe(false)
  const etag = ask('/robots.txt')?.headers.get('etag') ?? ''
  expect(ask('/robots.txt', { 'if-none-match': etag })?.status).toBe(304)
  expect(await ask('/robots.txt', {}, 'HEAD')?.text()).toBe('')
})

test.each([
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0', null],
  ['gzip;q=0, br;q=0', null],
  ['gzip, br', 'br'],
  ['br;q=0.5, gzip;q=0.9', 'gzip'],
  ['*', 'br'],
  ['*;q=0', null],
  ['brotli', null],
])('accept-encoding %j gets %j', (accepted, encoding) => {
  const answer = ask('/_astro/app.abc123.js', { 'accept-encoding': accepted })
  expect(answer?.headers.get('content-encoding')).toBe(encoding)
})

test('a prerendered page has its own policy, with and without a trailing slash', async () => {
  for (const path of ['/admin/login', '/admin/login/']) {
    const page = ask(path)
    expect(page?.headers.get('content-security-policy')).toBe("default-src 'self'")
    expect(await page?.text()).toContain('Admin Login')
  }
})

test('a page with a form for a demo is served in that form there, under its own policy', async () => {
  const ofDemo = await loadStaticFiles(folder, true)
  const page = ofDemo.serve(new Request('http://shop.test/'), '/admin/login')
  expect(page?.headers.get('content-security-policy')).toBe("default-src 'self'")
  expect(await page?.text()).toContain('Demo')
  expect(ofDemo.find('/robots.txt')).toBeDefined()
  expect(await ask('/admin/login')?.text()).not.toContain('Demo')
})

test.each([
  '/finnes-ikke',
  '/admin/login/index.demo',
  '/admin/login/index.demo.html',
  '/_astro/app.abc123.js.br',
  '/../secret.txt',
  '/_astro/../../secret.txt',
  '/constructor',
  '/__proto__',
])('%s is not a static file', (path) => {
  expect(files.serve(new Request('http://shop.test/'), path)).toBeUndefined()
})
