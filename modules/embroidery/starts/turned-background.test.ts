import { expect, test } from 'vitest'
import { limitsOf } from '../digitizing/limits/limits.ts'
import type { Pixels } from '../digitizing/picture/pixels/pixels.ts'
import { blue, pictureOf, red, white } from '../digitizing/picture/pixels/test-pictures.ts'
import { firstDesignOf } from './first-design.ts'
import { firstPatch } from './first-patch.ts'
import { underOf } from './seen-cloth.ts'
import { turnedBackground } from './turned-background.ts'

type Colour = readonly [number, number, number, number?]

/** A disc with a dot in it. */
const badge = (ground: Colour, disc: Colour, dot: Colour): Pixels =>
  pictureOf([200, 200], (x, y) => {
    const away = Math.hypot(x - 0.5, y - 0.5)
    return away < 0.15 ? dot : away < 0.35 ? disc : ground
  })

const none: Colour = [0, 0, 0, 0]

test.each<[string, Pixels, string[], string[], string | undefined]>([
  [
    'of its own colour leaves its thread',
    badge(blue, red, white),
    ['red', 'white'],
    ['blue', 'red', 'white'],
    'blue',
  ],
  [
    'of a colour that the picture has elsewhere leaves none',
    badge(white, red, white),
    ['red', 'white'],
    ['red', 'white'],
    'white',
  ],
  [
    'that is transparent leaves none',
    badge(none, white, red),
    ['red', 'white'],
    ['red', 'white'],
    undefined,
  ],
])('a background %s, and comes back', (_, pixels, without, whole, ground) => {
  const turned = (count: number, withoutBackground: boolean) => {
    const threads = turnedBackground(pixels, { count, withoutBackground })
    return threads.map(({ thread }) => thread).sort()
  }
  expect(turned(whole.length, true)).toEqual(without)
  expect(turned(without.length, false)).toEqual(whole)
  expect(underOf(pixels).ground).toBe(ground)
})

const grey = (value: number): Colour => [value, value, value]

/** A bar and a dot. */
const barAndDot = (ground: Colour, bar: Colour, dot: Colour): Pixels =>
  pictureOf([200, 200], (x, y) => {
    if (Math.hypot(x - 0.5, y - 0.75) < 0.08) return dot
    return Math.abs(y - 0.4) < 0.1 && Math.abs(x - 0.5) < 0.4 ? bar : ground
  })

test.each<[string, Pixels, string[]]>([
  ['light grey under white', barAndDot(grey(237), white, white), ['white']],
  ['light grey under white and red', barAndDot(grey(237), white, red), ['white', 'red']],
  ['nearly black under black and red', barAndDot(grey(34), grey(0), red), ['black', 'red']],
])('a background of %s comes back, and each part is seen on it', (_, pixels, inside) => {
  const threads = turnedBackground(pixels, { count: inside.length, withoutBackground: false })
  const names = threads.map(({ thread }) => thread)
  expect(names).toEqual(expect.arrayContaining(inside))
  expect(names).toHaveLength(inside.length + 1)
  const place = { x: 0, y: 0, width: 90, turn: 0 }
  const picture = { place, threads, withoutBackground: false }
  expect(limitsOf({ ...firstPatch, picture }, pixels, { width: 2000, height: 2000 })).toEqual([])
})

/** A bar and a dot in a frame. */
const framed = (ground: Colour, frame: Colour, bar: Colour, dot: Colour): Pixels =>
  pictureOf([200, 200], (x, y) => {
    const away = Math.max(Math.abs(x - 0.5), Math.abs(y - 0.5))
    if (away > 0.38) return away < 0.45 ? frame : ground
    if (Math.hypot(x - 0.5, y - 0.7) < 0.08) return dot
    return Math.abs(y - 0.4) < 0.1 && Math.abs(x - 0.5) < 0.25 ? bar : ground
  })

/** A bar and a dot on a disc with a ring around it. */
const badgeIn = (ring: Colour, disc: Colour, bar: Colour, dot: Colour): Pixels =>
  pictureOf([400, 400], (x, y) => {
    const away = Math.hypot(x - 0.5, y - 0.5)
    if (away > 0.38) return away < 0.47 ? ring : none
    if (Math.hypot(x - 0.5, y - 0.7) < 0.08) return dot
    return Math.abs(y - 0.4) < 0.1 && Math.abs(x - 0.5) < 0.25 ? bar : disc
  })

test.each<[string, Pixels]>([
  ['no colour around three light greys', badgeIn(blue, grey(225), white, grey(242))],
  ['light grey around a white frame', framed(grey(235), white, red, red)],
  ['white around a light grey frame', framed(white, grey(235), red, red)],
  ['light grey under white and red', barAndDot(grey(237), white, red)],
  ['nearly black under black and red', barAndDot(grey(34), grey(0), red)],
  ['blue under red and white', barAndDot(blue, red, white)],
  ['white under two alike greys', framed(white, red, grey(130), grey(150))],
  ['no colour', framed(none, white, red, blue)],
])(
  'a background of %s that comes back and goes leaves the first design its threads',
  (_, pixels) => {
    const { threads } = firstDesignOf(pixels, pixels).picture
    const whole = turnedBackground(pixels, { count: threads.length, withoutBackground: false })
    const again = turnedBackground(pixels, { count: whole.length, withoutBackground: true })
    expect(again).toEqual(threads)
  },
)
