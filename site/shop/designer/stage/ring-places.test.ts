import fc from 'fast-check'
import { expect, test } from 'vitest'
import { badgeRadius, ringPlaces } from './ring-places.ts'

const side = 94
const reach = (badgeRadius * side) / 100
const apart = (one: { x: number; y: number }, other: { x: number; y: number }) =>
  Math.hypot(one.x - other.x, one.y - other.y)

test('a badge lies outside its ring, up to the right where there is room', () => {
  const [place] = ringPlaces(
    [{ number: 1, kind: 'face', spots: [{ x: -5, y: 3, radius: 12 }] }],
    side,
  )
  expect(place?.badge.x).toBeGreaterThan(-5)
  expect(place?.badge.y).toBeLessThan(3)
  expect(apart(place?.badge ?? { x: 0, y: 0 }, { x: -5, y: 3 })).toBeGreaterThan(12 + reach)
})

test('the badge of a ring around the whole patch stays on the stage', () => {
  const [place] = ringPlaces(
    [{ number: 1, kind: 'resolution', spots: [{ x: 0, y: 0, radius: 45 }] }],
    side,
  )
  expect(Math.max(Math.abs(place?.badge.x ?? 99), Math.abs(place?.badge.y ?? 99))).toBeLessThan(
    side / 2 - reach + 0.01,
  )
})

test('no badge lies on another, wherever the rings are', () => {
  const spot = fc.record({
    x: fc.integer({ min: -40, max: 40 }),
    y: fc.integer({ min: -40, max: 40 }),
    radius: fc.integer({ min: 1, max: 45 }),
  })
  const kinds = ['thin-lines', 'small-letters', 'face'] as const
  fc.assert(
    fc.property(fc.array(fc.array(spot, { maxLength: 3 }), { maxLength: 3 }), (spots) => {
      const limits = spots.map((some, index) => ({
        number: index + 1,
        kind: kinds[index] ?? ('face' as const),
        spots: some,
      }))
      const places = ringPlaces(limits, side)
      expect(places).toHaveLength(spots.flat().length)
      for (const [index, one] of places.entries())
        for (const other of places.slice(index + 1))
          expect(apart(one.badge, other.badge)).toBeGreaterThan(2 * reach - 0.01)
    }),
    { seed: 2027 },
  )
})
