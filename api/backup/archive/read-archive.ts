import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Writable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream, WritableStream } from 'node:stream/web'
import { createZstdDecompress } from 'node:zlib'
import { createTarDecoder, type ParsedTarEntry } from 'modern-tar'
import { codeOf } from '../../platform/database/database.ts'
import { BackupError } from '../backup-error.ts'
import { createDigest, digestName, endMark } from './archive-marks.ts'

/** A file in an archive. */
export type Entry = { name: string; bytes: Buffer }

/** Bytes of the largest entry: no picture is larger. */
const mostBytes = 64 * 1024 * 1024

/**
 * The entries of an archive, in order. Throws BackupError when the file is missing, damaged or truncated; a truncated one
 * may be noticed only after its last entry.
 */
export async function* entriesOf(path: string): AsyncGenerator<Entry> {
  try {
    yield* verified(path)
  } catch (error) {
    if (error instanceof BackupError) throw error
    if (/^E(?!RR_)/.test(codeOf(error) ?? '')) throw BackupError.of(`Reading ${path}`, error)
    throw damaged(path, error)
  }
}

async function* verified(path: string): AsyncGenerator<Entry> {
  if (!(await lastBytes(path, endMark.length)).equals(endMark))
    throw new Error('The end is missing')
  const digest = createDigest()
  let isComplete = false
  for await (const { name, bytes } of entriesIn(path)) {
    if (isComplete) throw new Error('An entry follows the last one')
    if (name === digestName) {
      if (bytes.toString() !== digest.hex()) throw new Error('The checksum differs')
      isComplete = true
    } else {
      digest.update(name, bytes)
      yield { name, bytes }
    }
  }
  if (!isComplete) throw new Error('The last entry is missing')
}

async function lastBytes(path: string, most: number): Promise<Buffer> {
  const { size } = await stat(path)
  return buffer(createReadStream(path, { start: Math.max(0, size - most) }))
}

async function* entriesIn(path: string): AsyncGenerator<Entry> {
  const { readable, writable } = createTarDecoder({ strict: true })
  const reading = pipeline(
    createReadStream(path),
    createZstdDecompress(),
    Writable.fromWeb(writable as WritableStream),
  )
  // The entries fail with it, but later.
  reading.catch(() => undefined)
  for await (const { header, body } of readable as ReadableStream<ParsedTarEntry>) {
    if (header.size > mostBytes) throw new Error('An entry is too large')
    yield { name: header.name, bytes: await buffer(body as ReadableStream) }
  }
  await reading
}

const damaged = (path: string, cause: unknown) =>
  new BackupError(`${path} is damaged or truncated, or no backup of a shop`, { cause })
