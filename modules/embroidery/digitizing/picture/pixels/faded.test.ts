import { expect, test } from 'vitest'
import { fadesOut } from './faded.ts'
import { pictureOf } from './test-pictures.ts'

/** Strokes from black to white, or a glow, on grey. */
const onGrey = (isStroke: boolean) =>
  pictureOf([400, 400], (x, y) => {
    const value = 255 * x
    const isInk = Math.abs(y - 0.5) < 0.12 && (x * 12) % 1 < 0.6
    const glow = 140 + 60 * Math.max(0, 0.3 - Math.hypot(x - 0.5, y - 0.5)) ** 2
    const grey = isStroke ? (isInk ? value : 140) : Math.hypot(x - 0.5, y - 0.5) < 0.1 ? 20 : glow
    return [grey, grey, grey]
  })

test.each([
  ['strokes of a gradient that become as grey as their background', true],
  ['a dark disc whose glow becomes as grey as its background, which nobody misses', false],
])('%s: fades %s', (_, fades) => {
  expect(fadesOut(onGrey(fades))).toBe(fades)
})
