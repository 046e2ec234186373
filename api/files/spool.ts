import { randomUUID } from 'node:crypto'
import { createWriteStream, openAsBlob } from 'node:fs'
import { rm } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import type { MiddlewareHandler } from 'hono'
import pLimit from 'p-limit'
import { Problem } from '../../modules/shared/problem.ts'
import { removeLeftFiles } from './left-files.ts'

/** Bodies that are worked on at the same time, and that may wait for it. */
const atOnce = 2
const mostWaiting = 100

/** A process that is killed leaves such files in the folder of temporary files. */
const uploadName = /^russpatcher-upload-(\d+)-[0-9a-f-]{36}-(.+)$/
const newUpload = () => `russpatcher-upload-${process.pid}-${randomUUID()}-${hostname()}`

/** Ms after which no request can still write or read its file: an upload has two minutes, and few go before it. */
const longestUse = 60 * 60_000

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
    const file = join(tmpdir(), newUpload())
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

/**
 * Removes the uploads that killed processes left, at the start of another one. Processes of one machine share the
 * folder, and containers may share it too, which know each other's processes by no id: theirs go by age alone.
 */
export const removeLeftUploads = (folder = tmpdir()): Promise<void> =>
  removeLeftFiles(folder, uploadName, ([, pid, host], changed) => {
    if (Date.now() - changed > longestUse) return true
    if (host !== hostname()) return false
    // A container's process has the id of the one before.
    return Number(pid) === process.pid ? changed < performance.timeOrigin : !isAlive(Number(pid))
  })

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // Another user's process may not be signalled.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
