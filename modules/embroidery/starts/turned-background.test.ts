import { expect, test } from 'vitest'
import type { Pixels } from '../digitizing/picture/pixels/pixels.ts'
import { blue, pictureOf, red, white } from '../digitizing/picture/pixels/test-pictures.ts'
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
