import { describe, expect, test } from 'vitest'
import { clearanceOf } from './clearance.ts'
import { contourAt, insetBy } from './contour.ts'
import { runsOf } from './path.ts'
import { boxAround, distance, type Run } from './point.ts'
import { stepsAlong } from './walk.ts'

const only = (d: string): Run => {
  const [run, ...more] = runsOf(d)
  if (!run || more.length) throw new Error(`${d} is not one run`)
  return run
}
const square = only('M100 100H300V300H100Z')
const circle = only('M200 100A100 100 0 1 1 199.9 100Z')

describe('paths', () => {
  test('lines, repeated points and points after a closed run', () => {
    expect(runsOf('M0 0L10 0 10 10ZL5 5')).toEqual([
      {
        closed: true,
        points: [
          [0, 0],
          [10, 0],
          [10, 10],
        ],
      },
      {
        closed: false,
        points: [
          [0, 0],
          [5, 5],
        ],
      },
    ])
  })

  test('an arc stays on its circle', () => {
    for (const point of circle.points) expect(distance(point, [200, 200])).toBeCloseTo(100, 0)
    expect(boxAround([circle]).width).toBeCloseTo(200, 0)
  })

  test('S and T mirror the control point before them', () => {
    const wave = only('M0 0Q10 20 20 0T40 0').points
    expect(Math.max(...wave.map(([, y]) => y))).toBeCloseTo(10, 0)
    expect(Math.min(...wave.map(([, y]) => y))).toBeCloseTo(-10, 0)
    const bend = only('M0 0C0 10 20 10 20 0S40 -10 40 0').points
    expect(Math.min(...bend.map(([, y]) => y))).toBeLessThan(-6)
  })

  test.each(['m0 0l5 5', 'M0 0L5', 'M0 0R4 4', 'M0 0Z5'])('%s is refused', (d) => {
    expect(() => runsOf(d)).toThrow(/can not be drawn/)
  })
})

test('steps along a run have equal length, and a closed run repeats no point', () => {
  const steps = stepsAlong(square, 7)
  expect(steps).toHaveLength(Math.round(800 / 7))
  const lengths = steps.slice(1).map(({ at }, index) => distance(at, steps[index]?.at ?? at))
  // Across a corner, the straight distance is shorter than the distance along the run.
  expect(
    lengths.filter((length) => Math.abs(length - 800 / steps.length) > 0.01).length,
  ).toBeLessThan(4)
})

describe('clearance', () => {
  test('is the distance to the rim, negative outside', () => {
    const { at } = clearanceOf([square])
    expect(at([200, 200])).toBeCloseTo(100, 0)
    expect(at([200, 110])).toBeCloseTo(10, 0)
    expect(at([200, 60])).toBeCloseTo(-40, 0)
  })

  test('a contour keeps its distance on all sides', () => {
    for (const point of contourAt(clearanceOf([circle]), -30))
      expect(Math.abs(distance(point, [200, 200]) - 130)).toBeLessThan(2)
    for (const point of insetBy(circle, 20).points)
      expect(Math.abs(distance(point, [200, 200]) - 80)).toBeLessThan(2)
  })

  test('overlapping areas become one', () => {
    const other = only('M250 150H390V250H250Z')
    const box = boxAround([{ points: contourAt(clearanceOf([square, other]), -4), closed: true }])
    expect(box.width).toBeGreaterThan(294)
  })

  test('an empty area has no contour', () => {
    expect(() => contourAt(clearanceOf([square]), 200)).toThrow(/contour/)
  })
})
