import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runsOf } from '../geometry/path.ts'
import { distance, type Point, type Run } from '../geometry/point.ts'
import { type Course, chevron, rays, rings, rows, waves } from './course.ts'
import { stitched } from './region.ts'
import type { Stitch } from './stitch.ts'

const inPlace = { x: 0, y: 0, scale: 1, turn: 0, mirrored: false }

const [circle] = runsOf('M200 100A100 100 0 1 1 199.9 100Z')
const square = runsOf('M100 100H300V300H100Z')

const sewn = (runs: readonly Run[], course: Course, at = inPlace): readonly Stitch[] =>
  stitched({ kind: 'fill', thread: 'red', runs, course, at })

const degrees = ([from, to]: Stitch): number =>
  (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI

const middleOf = ([from, to]: Stitch): Point => [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]

/** Angle between two directions of thread, 0 to 90 degrees. */
const between = (one: number, other: number): number => {
  const turn = Math.abs(one - other) % 180
  return Math.min(turn, 180 - turn)
}

const courses: Course[] = [
  rows(0),
  rows(112),
  waves(6, 80),
  chevron(25, 200),
  rays(200, 200),
  rings(200, 200),
]

describe('every course', () => {
  test('fills an area and never leaves it', () => {
    if (!circle) throw new Error('No circle')
    for (const course of courses) {
      const stitches = sewn([circle], course)
      expect(stitches.length, course.kind).toBeGreaterThan(700)
      for (const [from, to] of stitches) {
        expect(distance(from, [200, 200]), course.kind).toBeLessThan(100.6)
        expect(distance(to, [200, 200]), course.kind).toBeLessThan(100.6)
        expect(distance(from, to), course.kind).toBeLessThan(22 * 1.6)
      }
    }
  })

  test('uses about the same length of thread, so that none leaves gaps or piles up', () => {
    if (!circle) throw new Error('No circle')
    const lengths = courses.map((course) =>
      sewn([circle], course).reduce((sum, [from, to]) => sum + distance(from, to), 0),
    )
    const expected = (Math.PI * 100 ** 2) / 1.75
    for (const length of lengths) {
      expect(length).toBeGreaterThan(expected * 0.9)
      expect(length).toBeLessThan(expected * 1.15)
    }
  })

  test('leaves a hole free, wound in the opposite direction', () => {
    const holed = [...square, ...runsOf('M160 160V240H240V160Z')]
    for (const course of courses) {
      const inHole = sewn(holed, course)
        .map(middleOf)
        .filter(([x, y]) => Math.abs(x - 200) < 39 && Math.abs(y - 200) < 39)
      expect(inHole, course.kind).toEqual([])
    }
  })
})

test('rows have the direction of their angle, and turn with the copy of a drawing', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -180, max: 180 }),
      fc.integer({ min: -180, max: 180 }),
      fc.boolean(),
      (angle, turn, mirrored) => {
        const there = { x: 40, y: 30, scale: 1.4, turn, mirrored }
        for (const stitch of sewn(square, rows(angle), there))
          expect(between(degrees(stitch), (mirrored ? 180 - angle : angle) + turn)).toBeLessThan(
            0.01,
          )
      },
    ),
    { numRuns: 40, seed: 2027 },
  )
})

test('density is that of thread, however large the copy is', () => {
  const small = sewn(square, rows(0)).length
  expect(sewn(square, rows(0), { ...inPlace, scale: 0.5 }).length).toBeLessThan(small / 3)
})

test('rows are sewn to and fro, and their needle holes never lie side by side', () => {
  const stitches = sewn(square, rows(0))
  const byRow = [...Map.groupBy(stitches, ([[, y]]) => y.toFixed(2)).values()]
  for (const [index, row] of byRow.entries()) {
    const next = byRow[index + 1]
    if (!next) continue
    const [forth, back] = [row, next].map((one) =>
      Math.sign((one[0]?.[1][0] ?? 0) - (one[0]?.[0][0] ?? 0)),
    )
    expect(forth).toBe(-(back ?? 0))
    const holes = row.map(([from, to]) => Math.max(from[0], to[0])).filter((x) => x < 299)
    const nextHoles = next.map(([from, to]) => Math.max(from[0], to[0])).filter((x) => x < 299)
    for (const hole of holes)
      for (const other of nextHoles) expect(Math.abs(hole - other)).toBeGreaterThan(4)
  }
})

test('rays run from the centre, and rings around it', () => {
  for (const stitch of sewn(square, rays(200, 200))) {
    const [x, y] = middleOf(stitch)
    const out = (Math.atan2(y - 200, x - 200) * 180) / Math.PI
    expect(between(degrees(stitch), out)).toBeLessThan(1)
  }
  for (const stitch of sewn(square, rings(200, 200))) {
    const [x, y] = middleOf(stitch)
    const out = (Math.atan2(y - 200, x - 200) * 180) / Math.PI
    expect(between(degrees(stitch), out)).toBeGreaterThan(80)
  }
})

test('a chevron falls away from its axis on both sides', () => {
  for (const stitch of sewn(square, chevron(25, 200))) {
    const left = middleOf(stitch)[0] < 200
    expect(between(degrees(stitch), left ? -25 : 25)).toBeLessThan(0.01)
  }
})

test('waves follow one another like cloth in the wind', () => {
  const slopes = sewn(square, waves(6, 80))
    .map(degrees)
    .map((angle) => between(angle, 0))
  expect(Math.max(...slopes)).toBeGreaterThan(15)
  expect(Math.min(...slopes)).toBeLessThan(8)
})

/** Needle holes inside an area: where one stitch ends and the next one of the same thread begins. */
function holesOf(stitches: readonly Stitch[]): Point[] {
  const key = ([x, y]: Point) => `${x.toFixed(3)} ${y.toFixed(3)}`
  const shared = Map.groupBy(stitches.flat(), key)
  return [...shared.values()].flatMap(([first, ...others]) =>
    first && others.length === 1 ? [first] : [],
  )
}

test('needle holes of neighbouring threads lie apart in every course', () => {
  if (!circle) throw new Error('No circle')
  for (const course of courses) {
    // On the axis of a chevron every row bends, and near a centre stitches are as short as threads are wide.
    const holes = holesOf(sewn([circle], course)).filter(
      ([x, y]) =>
        distance([x, y], [200, 200]) > 40 &&
        (course.kind !== 'chevron' || Math.abs(x - 200) > 0.01),
    )
    expect(holes.length, course.kind).toBeGreaterThan(400)
    const beside = holes.filter((hole) =>
      holes.some((other) => other !== hole && distance(hole, other) < 3),
    )
    expect(beside.length / holes.length, course.kind).toBeLessThan(0.01)
  }
})
