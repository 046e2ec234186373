import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { respond } from './encoding.ts'
import { type CachedPage, createPageCache, isCached, type Rendered } from './page-cache.ts'

const text = (word: string): Rendered => ({
  status: 200,
  headers: { 'Content-Type': 'text/html' },
  body: Buffer.from(`<p>${word}</p>`.repeat(200)),
})

function versioned() {
  let version = 'one'
  const cache = createPageCache(() => version)
  return {
    cache,
    change: () => {
      version += '+'
    },
  }
}

test('concurrent requests share one rendering, which is cached', async () => {
  const { cache } = versioned()
  const rendering = Promise.withResolvers<Rendered>()
  const render = vi.fn(() => rendering.promise)
  const waiting = Array.from({ length: 50 }, () => cache.get('/', render))
  rendering.resolve(text('patch'))
  const pages = await Promise.all(waiting)
  expect(new Set(pages).size).toBe(1)
  await cache.get('/', render)
  expect(render).toHaveBeenCalledTimes(1)
})

test('a change invalidates every page, also one being rendered', async () => {
  const { cache, change } = versioned()
  const slow = Promise.withResolvers<Rendered>()
  const before = cache.get('/', () => slow.promise)
  change()
  const after = cache.get('/', async () => text('new'))
  slow.resolve(text('old'))
  expect(await before).not.toEqual(await after)
  const kept = await cache.get('/', async () => text('newer'))
  expect(kept).toBe(await after)
})

test('failures and missing pages are not cached', async () => {
  const { cache } = versioned()
  await expect(cache.get('/', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  const missing = await cache.get('/', async () => ({ ...text('gone'), status: 404 }))
  expect(isCached(missing)).toBe(false)
  expect(isCached(await cache.get('/', async () => text('back')))).toBe(true)
})

test('beyond 500 pages, the least recently used one is evicted', async () => {
  const { cache } = versioned()
  const render = vi.fn(async () => text('x'))
  for (let index = 0; index < 500; index += 1) await cache.get(`/${index}`, render)
  await cache.get('/0', render)
  await cache.get('/new', render)
  expect(render).toHaveBeenCalledTimes(501)
  await cache.get('/0', render)
  expect(render).toHaveBeenCalledTimes(501)
  await cache.get('/1', render)
  expect(render).toHaveBeenCalledTimes(502)
})

test('the browser gets an encoding that it accepts, or 304 when its copy is current', async () => {
  const { cache } = versioned()
  const page = (await cache.get('/', async () => text('patch'))) as CachedPage
  const ask = (headers: Record<string, string>) =>
    respond(new Request('http://shop.test/', { headers }), page, page.headers)
  const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer())

  const brotli = ask({ 'accept-encoding': 'gzip, br' })
  expect(brotli.headers.get('content-encoding')).toBe('br')
  expect(brotli.headers.get('vary')).toBe('Accept-Encoding')
  expect(brotliDecompressSync(await bytes(brotli))).toEqual(page.identity)
  const gzip = ask({ 'accept-encoding': 'gzip' })
  expect(gzip.headers.get('content-encoding')).toBe('gzip')
  expect(gunzipSync(await bytes(gzip))).toEqual(page.identity)
  const plain = ask({})
  expect(plain.headers.has('content-encoding')).toBe(false)
  expect(await bytes(plain)).toEqual(page.identity)

  const known = ask({ 'if-none-match': `"other", ${page.etag}` })
  expect(known.status).toBe(304)
  expect((await bytes(known)).length).toBe(0)
  expect(ask({ 'if-none-match': '"other"' }).status).toBe(200)
})
