import { expect, test } from 'vitest'
import { black, pictureOf, white } from '../pixels/test-pictures.ts'
import { leavesFiguresOut } from './left-out-figures.ts'

type Colour = typeof white

const grey = (value: number): Colour => [value, value, value]
const away = (x: number, y: number, fromX = 0.5, fromY = 0.5) => Math.hypot(x - fromX, y - fromY)
const grainAt = (x: number, y: number) =>
  Math.sin(9771 * x + 4313 * y) * Math.sin(6133 * y - 3897 * x)

test.each<[string, (x: number, y: number) => Colour]>([
  [
    'two pale discs that touch, beside a word',
    (x, y) => {
      if (y > 0.8 && y < 0.9 && (x * 12) % 1 < 0.5) return black
      if (away(x, y, 0.35) < 0.2) return [255, 228, 230]
      return away(x, y, 0.65) < 0.2 ? [224, 240, 255] : white
    },
  ],
  [
    'a hill up to the rim, behind a ball',
    (x, y) => {
      if (away(x, y, 0.5, 0.3) < 0.1) return white
      return y > 0.6 + 0.05 * Math.sin(9 * x) ? [52, 122, 56] : [60, 141, 64]
    },
  ],
  [
    'a face in another yellow than what is around it, with black eyes',
    (x, y) => {
      if (away(Math.abs(x - 0.5), y, 0.1, 0.4) < 0.03) return black
      if (away(x, y) < 0.25) return [247, 215, 116]
      return away(x, y) < 0.36 ? [230, 180, 34] : [244, 196, 48]
    },
  ],
  [
    'strokes of a gradient that becomes as grey as what is around them',
    (x, y) => (Math.abs(y - 0.5) < 0.12 && (x * 8) % 1 < 0.6 ? grey(255 * x) : grey(140)),
  ],
])('%s: it is reported', (_, colourAt) => {
  expect(leavesFiguresOut(pictureOf([400, 400], colourAt))).toBe(true)
})

test.each<[string, (x: number, y: number) => number]>([
  ['a plain ground', () => 250],
  ['a glow', (x, y) => 200 + 40 * Math.exp(-((away(x, y) / 0.2) ** 2))],
  ['a soft shadow', (x, y) => 250 - 16 * Math.exp(-((away(x, y, 0.55, 0.58) / 0.2) ** 2))],
  ['light that falls off to the rim', (x, y) => 250 - 24 * away(x, y)],
  ['grain', (x, y) => 240 + 6 * grainAt(x, y)],
  ['blocks of a JPEG', (x, y) => 244 + 6 * grainAt(Math.floor(x * 50), Math.floor(y * 50))],
])('around a disc, %s is not missed', (_, greyAt) => {
  const disc = pictureOf([400, 400], (x, y) => (away(x, y) < 0.15 ? black : grey(greyAt(x, y))))
  expect(leavesFiguresOut(disc)).toBe(false)
})
