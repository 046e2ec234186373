import { createHash } from 'node:crypto'

/** The last entry of an archive: the SHA-256 of all others. Without it, the archive is truncated. */
export const digestName = 'sha256'

/** SHA-256 of the names, sizes and bytes of entries, in hex. */
export function createDigest() {
  const hash = createHash('sha256')
  return {
    update(name: string, bytes: Uint8Array): void {
      hash.update(`${name}\n${bytes.length}\n`).update(bytes)
    },
    hex: (): string => hash.digest('hex'),
  }
}

/**
 * The last bytes of an archive: a frame that Zstandard skips. Node.js does not notice that the end of a compressed file
 * is missing when it has decompressed the rest.
 */
export const endMark = Buffer.concat([
  Buffer.from([0x50, 0x2a, 0x4d, 0x18, 8, 0, 0, 0]),
  Buffer.from('complete'),
])
