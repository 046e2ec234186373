import { randomUUID } from 'node:crypto'
import { access, open, rename, rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { constants, createZstdCompress } from 'node:zlib'
import { createTarPacker, type TarPackController } from 'modern-tar'
import { ifThere } from '../../platform/files/whole-file.ts'
import { BackupError } from '../backup-error.ts'
import { createDigest, digestName, endMark } from './archive-marks.ts'

/** Adds an entry to an archive; its size is limited by memory alone. */
export type AddEntry = (name: string, bytes: Uint8Array) => Promise<void>

/** Bytes of the file that are flushed at once. */
const flushedBytes = 4 * 1024 * 1024

/** So that a flipped bit in the tar's own headers is seen, too. */
const checked = { params: { [constants.ZSTD_c_checksumFlag]: 1 } }

/**
 * Writes an archive, a tar compressed with Zstandard, which only its owner may read. The file appears under its name
 * when it is complete and durable; after a failure there is none. Returns its size in bytes.
 */
export async function writeArchive(
  path: string,
  fill: (add: AddEntry) => Promise<void>,
  signal: AbortSignal,
): Promise<number> {
  const draft = `${path}.${randomUUID().slice(0, 8)}.part`
  try {
    const { readable, controller } = createTarPacker()
    const [filled, written] = await Promise.allSettled([
      fillUp(controller, fill),
      pipeline(
        Readable.fromWeb(readable as ReadableStream),
        createZstdCompress(checked),
        marked,
        (compressed: AsyncIterable<Buffer>) => writeDurably(draft, compressed),
        { signal },
      ),
    ])
    for (const outcome of [written, filled]) if (outcome.status === 'rejected') throw outcome.reason
    await refuseExisting(path)
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw signal.aborted ? signal.reason : error
  }
  return (await stat(path)).size
}

/** Throws BackupError when the file exists. */
export async function refuseExisting(path: string): Promise<void> {
  if (await ifThere(access(path).then(() => true)))
    throw new BackupError(`${path} exists already. A backup overwrites nothing`)
}

/**
 * Flushes the file bit by bit: one flush of all would hold up those of the database on the same disk, and so the
 * customers' orders.
 */
async function writeDurably(path: string, compressed: AsyncIterable<Buffer>): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    let unflushed = 0
    for await (const chunk of compressed) {
      await file.appendFile(chunk)
      unflushed += chunk.length
      if (unflushed < flushedBytes) continue
      await file.datasync()
      unflushed = 0
    }
    await file.sync()
  } finally {
    await file.close()
  }
}

async function* marked(compressed: AsyncIterable<Buffer>) {
  yield* compressed
  yield endMark
}

/** A failure ends the tar as well, so that its reader fails. */
async function fillUp(tar: TarPackController, fill: (add: AddEntry) => Promise<void>) {
  const digest = createDigest()
  const write = async (name: string, bytes: Uint8Array) => {
    const body = tar.add({ name, size: bytes.length, mode: 0o600 }).getWriter()
    await body.write(bytes)
    await body.close()
  }
  try {
    await fill(async (name, bytes) => {
      digest.update(name, bytes)
      await write(name, bytes)
    })
    await write(digestName, Buffer.from(digest.hex()))
    tar.finalize()
  } catch (error) {
    tar.error(error)
    throw error
  }
}
