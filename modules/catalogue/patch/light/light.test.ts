import { expect, test } from 'vitest'
import { brightness } from '../colour.ts'
import { threadNames, threads } from '../threads.ts'
import { sheen, tonesOf } from './light.ts'
import { litStitches } from './lit-stitches.ts'

const inRadians = (degrees: number) => (degrees * Math.PI) / 180

test('a thread shines across the light from the top left, and is dull along it', () => {
  expect(sheen(inRadians(-45))).toBeCloseTo(1)
  expect(sheen(inRadians(135))).toBeCloseTo(1)
  expect(sheen(inRadians(45))).toBeCloseTo(0)
  expect(sheen(inRadians(0))).toBeCloseTo(0.5)
})

test('turning a patch by 90 degrees changes its sheen, and turning it by 180 does not', () => {
  for (const angle of [-45, 20, 60, 110]) {
    expect(sheen(inRadians(angle + 180))).toBeCloseTo(sheen(inRadians(angle)))
    expect(Math.abs(sheen(inRadians(angle + 90)) - sheen(inRadians(angle)))).toBeGreaterThan(0.4)
  }
})

test('every thread of the chart has a highlight that stands off from its body', () => {
  for (const name of threadNames)
    for (const share of [0.3, 0.6, 1]) {
      const { body, highlight } = tonesOf(threads[name], share)
      expect(brightness(highlight) - brightness(body), name).toBeGreaterThan(0.03)
    }
})

test('stitches of one heading are lit alike, in whichever direction they were sewn', () => {
  const drawn = (from: [number, number], to: [number, number]) => {
    let count = 0
    return litStitches([[from, to]], '#c8102e', { width: 1.6, raised: true }, () => `i${count++}`)
  }
  expect(drawn([10, 10], [30, 24])).toBe(drawn([30, 24], [10, 10]))
})
