/** A GIF's canvas, and where its first frame is on it; in pixels. */
export type GifFrame = {
  canvas: { width: number; height: number }
  left: number
  top: number
  width: number
  height: number
}

/** Bytes that begin an extension and a frame. */
const [extension, frame] = [0x21, 0x2c]

/**
 * The first frame of a GIF; undefined when there is none. As in browsers, the first frame enlarges a canvas that is too
 * small for it.
 */
export function firstFrameOf(gif: Uint8Array): GifFrame | undefined {
  const byte = (at: number) => gif[at] ?? 0
  const uint16 = (at: number) => byte(at) | (byte(at + 1) << 8)
  let at = 13 + paletteBytes(byte(10))
  while (byte(at) === extension) {
    at += 2
    while (byte(at) > 0) at += byte(at) + 1
    at += 1
  }
  if (byte(at) !== frame) return undefined
  const [left, top, width, height] = [
    uint16(at + 1),
    uint16(at + 3),
    uint16(at + 5),
    uint16(at + 7),
  ]
  const canvas = {
    width: Math.max(uint16(6), left + width),
    height: Math.max(uint16(8), top + height),
  }
  return { canvas, left, top, width, height }
}

/** Bytes of the palette for all frames, which the canvas's flags announce. */
const paletteBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)
