import { randomUUID } from 'node:crypto'
import { createWriteStream, openAsBlob } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import type { MiddlewareHandler } from 'hono'
import pLimit from 'p-limit'
import { Problem } from '../modules/shared/problem.ts'

/** Bodies that are worked on at the same time, and that may wait for it. */
const atOnce = 2
const mostWaiting = 100

/**
 * Takes a large body in on disk, and lets a few at a time go on to be read into memory: however many
 * phones send pictures over slow lines, the process stays small. Problems: image_too_large, unavailable.
 */
export function spooled(mostBytes: number): MiddlewareHandler {
  const turn = pLimit(atOnce)
  return async (c, next) => {
    const { body } = c.req.raw
    if (!body) return next()
    if (turn.pendingCount >= mostWaiting) throw new Problem('unavailable', { retryAfter: 10 })
    const file = join(tmpdir(), `russpatcher-${randomUUID()}`)
    try {
      await pipeline(
        atMost(mostBytes, Readable.fromWeb(body as ReadableStream)),
        createWriteStream(file, { mode: 0o600 }),
      )
      await turn(async () => {
        const { url, method, headers } = c.req.raw
        c.req.raw = new Request(url, { method, headers, body: await openAsBlob(file) })
        await next()
      })
    } finally {
      await rm(file, { force: true })
    }
  }
}

/** Lets so many bytes through. */
async function* atMost(mostBytes: number, body: AsyncIterable<Uint8Array>) {
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.length
    if (bytes > mostBytes) throw new Problem('image_too_large', { field: 'image' })
    yield chunk
  }
}
