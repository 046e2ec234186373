import { constants, crc32, deflateRawSync, deflateSync } from 'node:zlib'
import { blue, red } from './bad-picture.ts'

/** The header of a PNG: sides in pixels, bits per channel, colour type, and whether it is interlaced. */
export type PngHeader = {
  width: number
  height: number
  depth?: number
  colour?: 0 | 2 | 3 | 4 | 6
  interlaced?: boolean
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** A chunk. `length` and `crc` replace the right ones. */
export function chunk(
  type: string,
  data: Uint8Array = Buffer.alloc(0),
  { length = data.length, crc }: { length?: number; crc?: number } = {},
): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  return Buffer.concat([uint32(length), named, uint32(crc ?? crc32(named))])
}

/** The IHDR chunk. Default: 8 bits of red, green and blue. */
export const header = ({
  width,
  height,
  depth = 8,
  colour = 2,
  interlaced = false,
}: PngHeader): Buffer =>
  chunk(
    'IHDR',
    Buffer.concat([
      uint32(width),
      uint32(height),
      Buffer.from([depth, colour, 0, 0, Number(interlaced)]),
    ]),
  )

/** A file with these chunks after the signature. */
export const pngOf = (...chunks: readonly Buffer[]): Buffer => Buffer.concat([signature, ...chunks])

/** The compressed rows of pixels, each after the number of its filter. */
export const rows = (...pixels: readonly (readonly number[])[]): Buffer =>
  chunk('IDAT', deflateSync(Buffer.from(pixels.flatMap((row) => [0, ...row]))))

export const end = chunk('IEND')

/** The header and the data of a red pixel beside a blue one. */
export const pair = header({ width: 2, height: 1 })
export const redAndBlue = rows([...red, ...blue])

const MiB = 1024 * 1024

/** The zlib stream of that many MiB of zeros, a thousandth of their size. */
export function zeros(mebibytes: number): Buffer {
  const one = deflateRawSync(Buffer.alloc(MiB), { finishFlush: constants.Z_FULL_FLUSH })
  const last = Buffer.from([0x03, 0x00])
  const adler = ((mebibytes * MiB) % 65_521) * 65_536 + 1
  const pieces = Array.from({ length: mebibytes }, () => one)
  return Buffer.concat([Buffer.from([0x78, 0x9c]), ...pieces, last, uint32(adler)])
}

export function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
