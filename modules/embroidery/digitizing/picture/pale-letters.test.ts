import { expect, test } from 'vitest'
import { firstDesignOf } from '../../starts/first-design.ts'
import { limitsOf } from '../limits/limits.ts'
import { blue, pictureOf, red } from './pixels/test-pictures.ts'

type Colour = readonly [number, number, number, number?]

const grey = (value: number): Colour => [value, value, value]

/** Marks so many mm high in a ring, transparent around it; ten strokes of letters, or as many in no row. */
const marksIn = (height: number, isRow: boolean, mark: Colour, disc: Colour) => {
  const isMark = (x: number, y: number) => {
    const [across, down] = [((x - 0.5) * 78) / height, ((y - 0.45) * 78) / height]
    const stroke = Math.floor(2 * across)
    const offset = isRow ? 0 : 7 * Math.sin(5 * stroke)
    const inStroke = 2 * across - stroke
    return Math.abs(across) < 2.5 && inStroke < 0.5 && Math.abs(down - offset) < 0.5
  }
  const pixels = pictureOf([500, 500], (x, y) => {
    const away = Math.hypot(x - 0.5, y - 0.5)
    if (away > 0.48) return [0, 0, 0, 0]
    return away > 0.42 ? blue : isMark(x, y) ? mark : disc
  })
  return limitsOf(firstDesignOf(pixels, pixels), pixels, { width: 2000, height: 2000 })
}

test.each<[string, number, Colour, Colour]>([
  ['white on light grey', 1.6, grey(255), grey(234)],
  ['white on light grey', 2.2, grey(255), grey(234)],
  ['light grey on white', 2.2, grey(234), grey(255)],
  ['white on cream', 1.6, grey(255), [246, 236, 210]],
])('letters that vanish are reported where they are: %s, %f mm', (_, height, mark, disc) => {
  const [limit, ...others] = marksIn(height, true, mark, disc)
  expect(limit?.kind).toBe('small-letters')
  expect(limit?.at?.y).toBeCloseTo(-4, -0.5)
  expect(limit?.at?.radius).toBeLessThan(3 * height)
  expect(others).toEqual([])
})

test('specks in no row are no letters', () => {
  expect(marksIn(1.6, false, grey(255), grey(234))).toEqual([])
})

test.each<[string, number, string]>([
  ['letters', 0.03, 'small-letters'],
  ['lines', 0.05, 'thin-lines'],
])('pale pink %s are reported, which would be a blot', (_, height, kind) => {
  const pixels = pictureOf([400, 400], (x, y) => {
    const stroke = ((x - 0.3) / height) * 1.6
    if (Math.hypot(x - 0.5, y - 0.45) < 0.28) return red
    const isInk = x > 0.3 && x < 0.7 && stroke % 1 < 0.4 && Math.abs(y - 0.85) < height / 2
    return isInk ? [248, 200, 216] : grey(255)
  })
  const design = firstDesignOf(pixels, pixels)
  const reported = limitsOf(design, pixels, { width: 2000, height: 2000 })
  expect(new Set(reported.map((limit) => limit.kind))).toEqual(new Set([kind]))
})
