type Frame = { x?: number; y?: number; width: number; height: number; pixels?: readonly number[] }

/** The colours of the palette, by index; the others are black. */
const palette = [255, 0, 0, 0, 0, 255, 255, 255, 255]
const [clear, stop] = [0x80, 0x81]
/** Pixels after which the codes would become longer, if none cleared the table. */
const mostPixels = 100
/** LZW codes have up to 12 bits. */
const lastCode = 4095

/** The head of a GIF: its canvas in pixels and a palette of 128 colours: red, blue, white and black. */
export const gifHead = (width: number, height: number): Buffer =>
  Buffer.concat([
    Buffer.from('GIF89a'),
    uint16s(width, height),
    Buffer.from([0xf6, 0, 0, ...palette, ...Array(128 * 3 - palette.length).fill(0)]),
  ])

/** A frame, by default all red. */
export function gifFrame(frame: Frame): Buffer {
  const { width, height, pixels } = frame
  const codes = pixels ? literalCodes(pixels) : runCodes(width * height)
  return Buffer.concat([frameHead(frame), blocks(codes)])
}

/** A frame's head, without its pixels. */
export const frameHead = ({ x = 0, y = 0, width, height }: Frame): Buffer =>
  Buffer.concat([Buffer.from([0x2c]), uint16s(x, y, width, height), Buffer.from([0, 7])])

/** An LZW stream that repeats nothing: each code is a byte. */
const literalCodes = (pixels: readonly number[]): Buffer =>
  Buffer.from([
    ...pixels.flatMap((pixel, at) => (at % mostPixels === 0 ? [clear, pixel] : [pixel])),
    stop,
  ])

/** The LZW stream of that many red pixels: each code stands for one pixel more than the one before, up to 3967. */
function runCodes(pixels: number): Buffer {
  const bytes: number[] = []
  let [bits, used] = [0, 0]
  const put = (code: number, width: number) => {
    bits |= code << used
    for (used += width; used >= 8; used -= 8) {
      bytes.push(bits & 0xff)
      bits >>>= 8
    }
  }
  put(clear, 8)
  put(0, 8)
  let next = clear + 2
  const width = () => Math.max(8, next.toString(2).length)
  for (let left = pixels - 1; left > 0; next = Math.min(next + 1, lastCode)) {
    const run = Math.min(left, next - clear)
    put(run === 1 ? 0 : clear + run, width())
    left -= run
  }
  put(stop, width())
  if (used > 0) bytes.push(bits)
  return Buffer.from(bytes)
}

/** Bytes in blocks of up to 255 with their lengths. */
export function blocks(bytes: Uint8Array): Buffer {
  const parts: number[] = []
  for (let at = 0; at < bytes.length; at += 255) {
    const part = bytes.subarray(at, at + 255)
    parts.push(part.length, ...part)
  }
  return Buffer.from([...parts, 0])
}

/** An extension for the next frame that makes one colour transparent, by its index. */
export const transparentColour = (index: number): Buffer =>
  Buffer.from([0x21, 0xf9, 4, 1, 0, 0, index, 0])

/** A comment. */
export const gifComment = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0x21, 0xfe]), blocks(Buffer.from(text))])

export const gifEnd = Buffer.from([0x3b])

const uint16s = (...values: readonly number[]) =>
  Buffer.from(values.flatMap((value) => [value & 0xff, value >> 8]))
