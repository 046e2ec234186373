import { expect, test } from 'vitest'
import { isVisible, offsetOf, stepsOfDrag } from './carousel.ts'

const offsets = (count: number, middle: number) =>
  Array.from({ length: count }, (_, slide) => offsetOf(slide, middle, count))

test.each([
  [12, 0, [0, 1, 2, 3, 4, 5, -6, -5, -4, -3, -2, -1]],
  [5, 4, [1, 2, -2, -1, 0]],
  [4, 0, [0, 1, -2, -1]],
  [3, 1, [-1, 0, 1]],
  [2, 0, [0, -1]],
  [1, 0, [0]],
])('of %i slides with %i in the middle each has a place', (count, middle, places) => {
  expect(offsets(count, middle)).toEqual(places)
})

test('HOME-15 five slides are visible when there are five or more', () => {
  for (const count of [5, 6, 7, 12, 40])
    for (let middle = 0; middle < count; middle += 1)
      expect(offsets(count, middle).filter(isVisible)).toHaveLength(5)
  expect(offsets(3, 0).filter(isVisible)).toHaveLength(3)
})

test.each([
  [0, 0],
  [400, -1],
])('HOME-17 a drag of %i pixels goes on by %i', (distance, steps) => {
  expect(stepsOfDrag(distance)).toBe(steps)
})
