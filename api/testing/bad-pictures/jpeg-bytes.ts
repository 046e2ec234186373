/** A scan of a JPEG: its components by number, its band of coefficients, and its coded data. */
type Scan = { components: readonly number[]; band?: readonly [number, number]; coded: Buffer }

type Frame = { width: number; height: number; components: number; progressive?: boolean }

/** A segment: its marker, and its data after their length. `length` replaces the right one. */
export function segment(marker: number, data: Uint8Array, length = data.length + 2): Buffer {
  return Buffer.concat([Buffer.from([0xff, marker, length >> 8, length & 0xff]), data])
}

/** A JPEG with these segments between its first and its last marker. */
export const jpegOf = (...segments: readonly Buffer[]): Buffer =>
  Buffer.concat([Buffer.from([0xff, 0xd8]), ...segments, Buffer.from([0xff, 0xd9])])

/** The frame's header. Sides in pixels. */
export const frameOf = ({ width, height, components, progressive = false }: Frame): Buffer =>
  segment(
    progressive ? 0xc2 : 0xc0,
    Buffer.from([
      8,
      ...[height >> 8, height & 0xff, width >> 8, width & 0xff],
      components,
      ...Array.from({ length: components }, (_, at) => [at + 1, 0x11, 0]).flat(),
    ]),
  )

/** All coefficients with their full precision. */
export const quantisation = segment(0xdb, Buffer.from([0, ...Array(64).fill(1)]))

/**
 * The codes: for the size of a block's mean, four bits that are the size; for other coefficients, `0` for the end of a
 * block and `10` for that of 16,384 blocks and as many more as the next 14 bits say.
 */
export const codes = Buffer.concat([
  segment(0xc4, huffman(0, [0, 0, 0, 12], [...Array(12).keys()])),
  segment(0xc4, huffman(0x10, [1, 1], [0x00, 0xe0])),
])

function huffman(table: number, lengths: readonly number[], symbols: readonly number[]): Buffer {
  return Buffer.from([table, ...lengths, ...Array(16 - lengths.length).fill(0), ...symbols])
}

/** A scan's header and its data. Default: all coefficients. */
export function scanOf({ components, band = [0, 63], coded }: Scan): Buffer {
  const named = components.flatMap((component) => [component, 0])
  return Buffer.concat([
    segment(0xda, Buffer.from([components.length, ...named, ...band, 0])),
    coded,
  ])
}

/** Bits as bytes, filled up with ones; 0xff is escaped. */
export function coded(bits: string): Buffer {
  const padded = bits.padEnd(Math.ceil(bits.length / 8) * 8, '1')
  const bytes = padded.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []
  return Buffer.from(bytes.flatMap((byte) => (byte === 0xff ? [byte, 0] : [byte])))
}

/** The bits of 8 x 8 pixels of one value of a channel, 0 to 255, coded as the first block. */
function flatBlock(value: number): string {
  const mean = (value - 128) * 8
  if (mean === 0) return '00000'
  const size = Math.floor(Math.log2(Math.abs(mean))) + 1
  const offset = mean < 0 ? mean + 2 ** size - 1 : mean
  return `${size.toString(2).padStart(4, '0') + offset.toString(2).padStart(size, '0')}0`
}

/** Exif with one entry, the orientation. */
export const exifOrientation = (orientation: number): Buffer =>
  Buffer.from([
    ...Buffer.from('II*\0'),
    ...[8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0],
  ])

/** Exif's segment of a JPEG. */
export const exif = (data: Buffer): Buffer =>
  segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), data]))

/** The segment of Adobe that says what the channels are: 0 for CMYK, 1 for YCC, 2 for YCCK. */
export const adobe = (transform: 0 | 1 | 2): Buffer =>
  segment(0xee, Buffer.from([...Buffer.from('Adobe'), 0, 100, 0, 0, 0, 0, transform]))

/** 8 x 8 pixels of one colour, given by the values of its channels. `before` are segments ahead of the frame. */
export const flatJpeg = (channels: readonly number[], ...before: readonly Buffer[]): Buffer =>
  jpegOf(
    ...before,
    quantisation,
    frameOf({ width: 8, height: 8, components: channels.length }),
    codes,
    scanOf({
      components: channels.map((_, at) => at + 1),
      coded: coded(channels.map(flatBlock).join('')),
    }),
  )
