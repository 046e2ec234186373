import type { Readable } from 'node:stream'

/** Bytes of a part at least: small enough for memory, and large enough to have few. */
const leastBytes = 4 * 1024 * 1024

/**
 * The rows of a table in parts, of which the last may be smaller. Reads them to their end even when the caller stops:
 * the connection would not be usable otherwise.
 */
export async function* inParts(rows: Readable): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of rows.iterator({ destroyOnReturn: false })) {
      chunks.push(chunk)
      size += chunk.length
      if (size < leastBytes) continue
      yield Buffer.concat(chunks)
      chunks = []
      size = 0
    }
  } finally {
    await drained(rows).catch(() => undefined)
  }
  if (size > 0) yield Buffer.concat(chunks)
}

async function drained(rows: Readable): Promise<void> {
  if (!rows.readableEnded) for await (const _rest of rows);
}

/** The rows in COPY's text format: it escapes line breaks within values. */
export function rowsIn(bytes: Buffer): number {
  let rows = 0
  for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) rows += 1
  return rows
}
