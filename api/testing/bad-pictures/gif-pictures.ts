import { claimed, clear, halfOf, kept, opaqueRed, repeated } from './bad-picture.ts'
import { twoPixels } from './drawn.ts'
import {
  blocks,
  frameHead,
  gifComment,
  gifEnd,
  gifFrame,
  gifHead,
  transparentColour,
} from './gif-bytes.ts'

const two = { width: 2, height: 1 }
const largest = { width: 65_535, height: 65_535 }
const redAndBlue = gifFrame({ ...two, pixels: [0, 1] })
const blueAndRed = gifFrame({ ...two, pixels: [1, 0] })

const gifOf = (...parts: readonly Buffer[]) => Buffer.concat([...parts, gifEnd])
/** A GIF on a canvas of two pixels. */
const small = (...parts: readonly Buffer[]) => gifOf(gifHead(2, 1), ...parts)
const codes = (...bytes: readonly number[]) => blocks(Buffer.from(bytes))

/** GIFs whose structure is broken. */
export const brokenGifs = [
  ...claimed('gif', 'image_unreadable', {
    'a GIF of which only the signature arrived': () => Buffer.from('GIF89a'),
    'a GIF without a frame': () => small(),
    'a GIF of 0 x 0 pixels': () => gifOf(gifHead(0, 0)),
    'a GIF cut off half-way': () =>
      halfOf(gifOf(gifHead(100, 100), gifFrame({ width: 100, height: 100 }))),
    'a GIF whose codes name colours that it has not defined': () =>
      small(frameHead(two), codes(0x80, 0, 0xff, 0xff, 0xff)),
    'a GIF with codes of 200 bits': () =>
      small(frameHead(two).fill(200, 10, 11), codes(0x80, 0, 1, 0x81)),
    'a GIF whose first frame has 0 x 0 pixels': () =>
      small(gifFrame({ width: 0, height: 0 }), redAndBlue),
  }),
  ...claimed('gif', two, {
    'a GIF whose frame has no codes': () => small(frameHead(two), codes()),
  }),
]

/** GIFs that would take much memory or time. */
export const gifBombs = [
  ...claimed('gif', twoPixels, {
    'a GIF of 1,000 frames': () => small(redAndBlue, repeated(blueAndRed, 999)),
    'a GIF of 5 MB with 270,000 frames': () => small(redAndBlue, repeated(blueAndRed, 270_000)),
    'a GIF with a second frame of 65,535 x 65,535 pixels': () =>
      small(redAndBlue, frameHead(largest), codes(0x80)),
  }),
  ...claimed('gif', kept(4080, 3060), {
    'a GIF of 50 megapixels': () =>
      gifOf(gifHead(8192, 6144), gifFrame({ width: 8192, height: 6144 })),
    'a GIF of 50 megapixels whose frame lacks a column': () =>
      gifOf(gifHead(8192, 6144), gifFrame({ width: 8191, height: 6144 })),
  }),
  ...claimed('gif', 'image_too_many_pixels', {
    'a GIF with a frame of 65,535 x 65,535 pixels': () => small(frameHead(largest), codes(0x80)),
    'a small GIF with a canvas of 65,535 x 65,535 pixels': () =>
      gifOf(gifHead(65_535, 65_535), redAndBlue),
  }),
]

/** GIFs of the less usual kinds. */
export const unusualGifs = [
  ...claimed('gif', twoPixels, {
    'an old GIF': () => Buffer.concat([Buffer.from('GIF87a'), small(redAndBlue).subarray(6)]),
    'a GIF without an end': () => Buffer.concat([gifHead(2, 1), redAndBlue]),
    'a GIF with a later frame outside its canvas': () =>
      small(redAndBlue, gifFrame({ x: 60, y: 60, ...two })),
    'a GIF with a page in its comment': () =>
      small(gifComment('<script>alert(1)</script>'), redAndBlue),
    'a GIF of which the last frame is cut off': () =>
      Buffer.concat([gifHead(2, 1), redAndBlue, blueAndRed.subarray(0, 12)]),
  }),
  ...claimed('gif', kept(2, 1, [1, 0, clear], [0, 0, opaqueRed]), {
    'a GIF with a transparent colour': () => small(transparentColour(1), redAndBlue),
  }),
  ...claimed(
    'gif',
    kept(60, 40, [19, 9, clear], [23, 13, opaqueRed], [36, 26, opaqueRed], [40, 30, clear]),
    {
      'a GIF whose frame is smaller than its canvas': () =>
        gifOf(gifHead(60, 40), gifFrame({ x: 20, y: 10, width: 20, height: 20 })),
    },
  ),
  ...claimed('gif', kept(800, 600, [799, 599, clear]), {
    'a GIF with the canvas of an old screen': () =>
      gifOf(gifHead(800, 600), gifFrame({ width: 400, height: 300 })),
  }),
  ...claimed('gif', kept(4, 3, [0, 0, clear], [3, 2, opaqueRed]), {
    'a GIF with a frame that exceeds its canvas': () =>
      small(gifFrame({ x: 1, y: 0, width: 3, height: 3 })),
  }),
  ...claimed('gif', kept(62, 61, [61, 60, opaqueRed]), {
    'a GIF with a frame outside its canvas': () => small(gifFrame({ x: 60, y: 60, ...two })),
  }),
]
