import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { startS3Server } from '../../../../scripts/test/s3-server.ts'
import { loadConfig } from '../../settings/config.ts'
import type { S3Address } from '../../settings/s3-address.ts'
import { createFileStore } from '../file-store.ts'
import { openFiles } from '../open-files.ts'
import { createS3Store } from './s3-store.ts'

const server = await startS3Server()
afterAll(() => server.stop())

/** A store that answers as told. */
async function storeThat(answers: RequestListener): Promise<S3Address> {
  const failing = createServer(answers).listen(0, '127.0.0.1')
  await new Promise((listening) => failing.once('listening', listening))
  onTestFinished(() => {
    failing.closeAllConnections()
    failing.close()
  })
  const { port } = failing.address() as AddressInfo
  return { ...server.address, bucketUrl: `http://127.0.0.1:${port}/bilder` }
}

async function all<One>(parts: AsyncIterable<One>): Promise<One[]> {
  const found: One[] = []
  for await (const part of parts) found.push(part)
  return found
}

const unavailable = { name: 'Problem', code: 'unavailable', retryAfter: 5 }

describe('a store that fails', () => {
  test('for a moment is asked again, with a new signature', async () => {
    const signatures: (string | undefined)[] = []
    const address = await storeThat((request, response) => {
      signatures.push(request.headers.authorization)
      if (signatures.length === 1) request.destroy()
      else response.writeHead(signatures.length === 2 ? 503 : 200).end('picture')
    })
    expect(await createFileStore(createS3Store(address)).read('one.png')).toEqual(
      Buffer.from('picture'),
    )
    expect(signatures).toHaveLength(3)
  })

  test.each(['answers 500', 'hangs', 'hangs within its answer', 'is not reached'])(
    'for long is unavailable: one that %s',
    async (way) => {
      let calls = 0
      const address = await storeThat((request, response) => {
        calls++
        if (way === 'answers 500') response.writeHead(500).end()
        else if (way === 'is not reached') request.destroy()
        else if (way === 'hangs within its answer') {
          response.writeHead(200, { 'content-length': 1000 }).write('half')
        }
      })
      const hangs = way.startsWith('hangs')
      const files = createFileStore(createS3Store(address, hangs ? 50 : undefined))
      await expect(files.read('one.png')).rejects.toMatchObject(unavailable)
      // On a busy machine an attempt may run out of time before it reaches the store.
      if (hangs) expect(calls).toBeLessThanOrEqual(3)
      else expect(calls).toBe(3)
      if (way === 'hangs within its answer') return
      const outcomes = await Promise.allSettled([
        files.write('one.png', Buffer.from('x')),
        files.has('one.png'),
        files.remove('one.png'),
        all(files.writtenBefore(new Date())),
      ])
      for (const outcome of outcomes) expect(outcome).toMatchObject({ reason: unavailable })
    },
  )

  test('and hangs takes a bounded number of calls', async () => {
    let calls = 0
    const address = await storeThat(() => void calls++)
    const files = createFileStore(createS3Store(address))
    const refused: unknown[] = []
    for (let read = 0; read < 230; read++)
      files.read('one.png').catch((error: unknown) => refused.push(error))
    await expect.poll(() => refused.length).toBe(10)
    await expect.poll(() => calls).toBe(20)
    for (const error of refused)
      expect(error).toMatchObject({ ...unavailable, cause: { code: 'file store: busy' } })
  })

  test('and repeats its list does not keep the sweep for ever', async () => {
    const list =
      '<ListBucketResult><NextContinuationToken>a&amp;b</NextContinuationToken></ListBucketResult>'
    const tokens: (string | null)[] = []
    const address = await storeThat((request, response) => {
      tokens.push(new URL(request.url ?? '', 'http://x').searchParams.get('continuation-token'))
      response.end(list)
    })
    const files = createFileStore(createS3Store(address))
    await expect(all(files.writtenBefore(new Date()))).rejects.toThrow('repeats')
    expect(tokens).toEqual([null, 'a&b'])
  })
})

describe('the start', () => {
  const start = (url: string) => {
    const warn = vi.fn()
    const opened = openFiles(loadConfig({ FILES_URL: url }), { warn })
    return { opened, warn }
  }

  test('with a bucket says nothing', async () => {
    const { opened, warn } = start(server.filesUrl)
    expect(await (await opened).has('one.png')).toBe(false)
    expect(warn).not.toHaveBeenCalled()
  })

  test.each([
    ['a missing bucket', /bilder/, 'andre', 'the bucket andre is missing'],
    ['an unknown key', /AKIA\w+/, 'AKIAUKJENT', 'InvalidAccessKeyId'],
    ['a wrong secret', /:[^:@/]+@/, ':feil-hemmelighet@', 'SignatureDoesNotMatch'],
  ])('ends with one line for %s, without the secret', async (_mistake, part, wrong, reason) => {
    const { opened } = start(server.filesUrl.replace(part, wrong))
    const error: Error = await opened.then(
      () => new Error('started'),
      (refusal) => refusal,
    )
    expect(error.message).toMatch(/^FILES_URL: [^\n]+$/)
    expect(error.message).toContain(reason)
    expect(error.message).not.toContain('hemmelighet')
  })

  test('goes on with a warning while the store is away', async () => {
    const away = await storeThat((request) => request.destroy())
    const { opened, warn } = start(away.bucketUrl.replace('//', '//key:secret@'))
    await expect((await opened).read('one.png')).rejects.toMatchObject(unavailable)
    expect(warn).toHaveBeenCalledOnce()
  })
})

test('a missing bucket is no missing file', async () => {
  const address = { ...server.address, bucketUrl: `${server.address.bucketUrl}-borte` }
  const files = createFileStore(createS3Store(address))
  await expect(files.read('one.png')).rejects.toMatchObject(unavailable)
  await expect(files.remove('one.png')).rejects.toMatchObject(unavailable)
})
