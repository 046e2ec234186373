import { type BadPicture, claimed, red, repeated } from './bad-picture.ts'
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

const gif = claimed.bind(null, 'gif')

const two = { width: 2, height: 1 }
const redAndBlue = gifFrame({ ...two, pixels: [0, 1] })
const blueAndRed = gifFrame({ ...two, pixels: [1, 0] })

const gifOf = (...parts: readonly Buffer[]) => Buffer.concat([...parts, gifEnd])

/** GIFs whose structure is broken. */
export const brokenGifs: readonly BadPicture[] = [
  gif('a GIF of which only the signature arrived', 'image_unreadable', () => Buffer.from('GIF89a')),
  gif('a GIF without a frame', 'image_unreadable', () => gifOf(gifHead(2, 1))),
  gif('a GIF of 0 x 0 pixels', 'image_unreadable', () => gifOf(gifHead(0, 0))),
  gif('a GIF cut off half-way', 'image_unreadable', () => {
    const whole = gifOf(gifHead(100, 100), gifFrame({ width: 100, height: 100 }))
    return whole.subarray(0, whole.length / 2)
  }),
  gif('a GIF whose codes name colours that it has not defined', 'image_unreadable', () =>
    gifOf(gifHead(2, 1), frameHead(two), blocks(Buffer.from([0x80, 0, 0xff, 0xff, 0xff]))),
  ),
  gif('a GIF whose frame has no codes', two, () =>
    gifOf(gifHead(2, 1), frameHead(two), blocks(Buffer.from([]))),
  ),
  gif('a GIF with codes of 200 bits', 'image_unreadable', () =>
    gifOf(gifHead(2, 1), frameHead(two).fill(200, 10, 11), blocks(Buffer.from([0x80, 0, 1, 0x81]))),
  ),
  gif('a GIF whose first frame has 0 x 0 pixels', 'image_unreadable', () =>
    gifOf(gifHead(2, 1), gifFrame({ width: 0, height: 0 }), redAndBlue),
  ),
]

/** GIFs that would take much memory or time. */
export const gifBombs: readonly BadPicture[] = [
  gif('a GIF of 1,000 frames', twoPixels, () =>
    gifOf(gifHead(2, 1), redAndBlue, repeated(blueAndRed, 999)),
  ),
  gif('a GIF of 5 MB with 270,000 frames', twoPixels, () =>
    gifOf(gifHead(2, 1), redAndBlue, repeated(blueAndRed, 270_000)),
  ),
  gif('a GIF of 50 megapixels', { width: 4080, height: 3060 }, () =>
    gifOf(gifHead(8192, 6144), gifFrame({ width: 8192, height: 6144 })),
  ),
  gif('a GIF of 50 megapixels whose frame lacks a column', { width: 4080, height: 3060 }, () =>
    gifOf(gifHead(8192, 6144), gifFrame({ width: 8191, height: 6144 })),
  ),
  gif('a GIF with a frame of 65,535 x 65,535 pixels', 'image_too_many_pixels', () =>
    gifOf(gifHead(2, 1), frameHead({ width: 65_535, height: 65_535 }), blocks(Buffer.from([0x80]))),
  ),
  gif('a GIF with a second frame of 65,535 x 65,535 pixels', twoPixels, () =>
    gifOf(
      gifHead(2, 1),
      redAndBlue,
      frameHead({ width: 65_535, height: 65_535 }),
      blocks(Buffer.from([0x80])),
    ),
  ),
  gif('a small GIF with a canvas of 65,535 x 65,535 pixels', 'image_too_many_pixels', () =>
    gifOf(gifHead(65_535, 65_535), redAndBlue),
  ),
]

/** GIFs of the less usual kinds. */
export const unusualGifs: readonly BadPicture[] = [
  gif('an old GIF', twoPixels, () =>
    Buffer.concat([Buffer.from('GIF87a'), gifOf(gifHead(2, 1), redAndBlue).subarray(6)]),
  ),
  gif('a GIF without an end', twoPixels, () => Buffer.concat([gifHead(2, 1), redAndBlue])),
  gif(
    'a GIF with a transparent colour',
    {
      ...two,
      spots: [
        { x: 1, y: 0, colour: [0, 0, 0, 0] },
        { x: 0, y: 0, colour: [...red, 255] },
      ],
    },
    () => gifOf(gifHead(2, 1), transparentColour(1), redAndBlue),
  ),
  gif(
    'a GIF whose frame is smaller than its canvas',
    {
      width: 60,
      height: 40,
      spots: [
        { x: 19, y: 9, colour: [0, 0, 0, 0] },
        { x: 23, y: 13, colour: [...red, 255] },
        { x: 36, y: 26, colour: [...red, 255] },
        { x: 40, y: 30, colour: [0, 0, 0, 0] },
      ],
    },
    () => gifOf(gifHead(60, 40), gifFrame({ x: 20, y: 10, width: 20, height: 20 })),
  ),
  gif(
    'a GIF with the canvas of an old screen',
    { width: 800, height: 600, spots: [{ x: 799, y: 599, colour: [0, 0, 0, 0] }] },
    () => gifOf(gifHead(800, 600), gifFrame({ width: 400, height: 300 })),
  ),
  gif(
    'a GIF with a frame that exceeds its canvas',
    {
      width: 4,
      height: 3,
      spots: [
        { x: 0, y: 0, colour: [0, 0, 0, 0] },
        { x: 3, y: 2, colour: [...red, 255] },
      ],
    },
    () => gifOf(gifHead(2, 1), gifFrame({ x: 1, y: 0, width: 3, height: 3 })),
  ),
  gif(
    'a GIF with a frame outside its canvas',
    { width: 62, height: 61, spots: [{ x: 61, y: 60, colour: [...red, 255] }] },
    () => gifOf(gifHead(2, 1), gifFrame({ x: 60, y: 60, ...two })),
  ),
  gif('a GIF with a later frame outside its canvas', twoPixels, () =>
    gifOf(gifHead(2, 1), redAndBlue, gifFrame({ x: 60, y: 60, ...two })),
  ),
  gif('a GIF with a page in its comment', twoPixels, () =>
    gifOf(gifHead(2, 1), gifComment('<script>alert(1)</script>'), redAndBlue),
  ),
  gif('a GIF of which the last frame is cut off', twoPixels, () =>
    Buffer.concat([gifHead(2, 1), redAndBlue, blueAndRed.subarray(0, 12)]),
  ),
]
