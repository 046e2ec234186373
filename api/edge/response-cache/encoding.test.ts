import { Readable } from 'node:stream'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { encode, encodeStream, etagOf, respond } from './encoding.ts'
import { sizeOf } from './response-cache.ts'

test('the browser gets an encoding that it accepts, or 304 when its copy is current', async () => {
  const page = await encode(Buffer.from('<p>patch</p>'.repeat(200)), 5)
  const ask = (headers: Record<string, string>) =>
    respond(new Request('http://shop.test/', { headers }), page, {})
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
  expect(ask({ 'if-none-match': page.etag.replace('W/', '') }).status).toBe(304)
  expect(ask({ 'if-none-match': '"other"' }).status).toBe(200)
})

test('a large body is held compressed only, and unpacked for a client that asks for it', async () => {
  const text = '[1234567890]'.repeat(100_000)
  async function* parts() {
    for (let from = 0; from < text.length; from += 50_000)
      yield Buffer.from(text.slice(from, from + 50_000))
  }
  expect((await encode(Buffer.from(text), 4)).identity).toBeUndefined()
  const list = await encodeStream(parts(), 4)
  expect(list).toMatchObject({ etag: etagOf(Buffer.from(text)) })
  expect(sizeOf(list)).toBeLessThan(100_000)
  expect(String(brotliDecompressSync(list.br ?? ''))).toBe(text)
  expect(String(gunzipSync(list.gzip ?? ''))).toBe(text)

  const ask = (method: string) => respond(new Request('http://shop.test/', { method }), list, {})
  expect(ask('GET').headers.has('content-encoding')).toBe(false)
  expect(await ask('GET').text()).toBe(text)
  expect(await ask('HEAD').text()).toBe('')
})

test('a small body that comes in parts is held as one that comes at once', async () => {
  const text = '[1234567890]'.repeat(1000)
  const parts = [text.slice(0, 5000), text.slice(5000)].map((part) => Buffer.from(part))
  expect(await encodeStream(Readable.from(parts), 4)).toEqual(await encode(Buffer.from(text), 4))
})

test('a stored body holds no memory but its own', async () => {
  const text = '[1234567890]'.repeat(100)
  const bodies = [
    await encode(Buffer.from(text), 4),
    await encodeStream(Readable.from([Buffer.from(text)]), 4),
  ]
  for (const { identity, br, gzip } of bodies)
    for (const body of [identity, br, gzip]) expect(body?.buffer.byteLength).toBe(body?.length)
})

test('a body that breaks off is not held', async () => {
  async function* parts() {
    yield Buffer.from('[1')
    throw new Error('broke off')
  }
  await expect(encodeStream(parts(), 4)).rejects.toThrow('broke off')
})
