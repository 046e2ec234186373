import { randomUUID } from 'node:crypto'
import { createWriteStream, openAsBlob } from 'node:fs'
import { rm } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import type { MiddlewareHandler } from 'hono'
import { networkOf } from '../../../modules/shared/network/network.ts'
import { Problem } from '../../../modules/shared/problem.ts'
import { createFairSemaphore } from '../../../modules/shared/promises/semaphore/fair-semaphore.ts'
import { removeLeftFiles } from '../../platform/files/left-files.ts'
import type { AddressOf } from '../visitor/client-address.ts'

/**
 * Bodies that are processed at once, and that wait: decoding a large picture takes some seconds. The longest wait, in ms,
 * leaves a browser time for the upload before it gives up.
 */
const uploads = { atOnce: 2, mostWaiting: 100, longestWait: 30_000 }

/** Names of temporary files for uploads; a killed process leaves its files behind. */
const uploadName = /^russpatcher-upload-(\d+)-[0-9a-f-]{36}-(.+)$/
const newUpload = () => `russpatcher-upload-${process.pid}-${randomUUID()}-${hostname()}`

/** Ms after which a temporary file is stale: an upload may take two minutes, and then wait for half a minute. */
const longestUse = 60 * 60_000

/**
 * Spools a large body to disk, and loads only a few at a time into memory, so that many slow uploads do not exhaust it.
 * Problems: image_too_large, unavailable.
 */
export function spooled(mostBytes: number, addressOf: AddressOf): MiddlewareHandler {
  const withSlot = createFairSemaphore(uploads)
  return async (c, next) => {
    const { body } = c.req.raw
    if (!body) return next()
    const visitor = networkOf(addressOf(c))
    // Early, so that a body is not received in vain. Those that arrive together are counted when they have arrived.
    withSlot.refuseIfFull(visitor)
    const file = join(tmpdir(), newUpload())
    try {
      await pipeline(
        atMost(mostBytes, Readable.fromWeb(body as ReadableStream)),
        createWriteStream(file, { mode: 0o600 }),
      )
      await withSlot(visitor, async () => {
        const { url, method, headers } = c.req.raw
        c.req.raw = new Request(url, { method, headers, body: await openAsBlob(file) })
        await next()
      })
    } finally {
      await rm(file, { force: true })
    }
  }
}

/** Passes the body on, `mostBytes` at most; Problem image_too_large. */
async function* atMost(mostBytes: number, body: AsyncIterable<Uint8Array>) {
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.length
    if (bytes > mostBytes) throw new Problem('image_too_large', { field: 'image' })
    yield chunk
  }
}

/**
 * Removes uploads of killed processes when another starts. Containers that share the folder do not share process ids,
 * so uploads of other hosts are removed by age alone.
 */
export const removeLeftUploads = (folder = tmpdir()): Promise<void> =>
  removeLeftFiles(folder, uploadName, ([, pid, host], changed) => {
    if (Date.now() - changed > longestUse) return true
    if (host !== hostname()) return false
    // A container's process often has the id of the previous one.
    return Number(pid) === process.pid ? changed < performance.timeOrigin : !isAlive(Number(pid))
  })

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // A signal to another user's process is not permitted, but proves that it exists.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
