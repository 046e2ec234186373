import { expect, test } from 'vitest'
import { brightness } from '../colour.ts'
import { runsOf } from '../geometry/path.ts'
import { rows } from '../stitches/course.ts'
import type { Region } from '../stitches/region.ts'
import { threadNames, threads } from '../threads.ts'
import { drawingWith } from './drawing.ts'
import { tonesOf } from './light.ts'
import { drawRegion } from './lit-region.ts'
import { litStitches } from './lit-stitches.ts'

const square = runsOf('M-60 -60H60V60H-60Z')
const middle = { x: 200, y: 200, scale: 1, turn: 0, mirrored: false }

/** A square with threads at an angle, on a patch that will be turned. */
const sewn = (angle: number, turn: number): string => {
  const region: Region = {
    kind: 'fill',
    thread: 'red',
    runs: square,
    course: rows(angle),
    at: middle,
  }
  return drawRegion(region, drawingWith('p', turn))
}

/** The colours of all thread in a drawing, in the order of drawing. */
const tonesIn = (svg: string) => [...svg.matchAll(/stroke="(#\w{6})"/g)].map(([, tone]) => tone)

const brightest = (svg: string) =>
  Math.max(...tonesIn(svg).map((tone = '#000000') => brightness(tone)))

test('a thread shines across the light from the top left, and is dull along it', () => {
  expect(brightest(sewn(-45, 0))).toBeGreaterThan(brightest(sewn(0, 0)))
  expect(brightest(sewn(0, 0))).toBeGreaterThan(brightest(sewn(45, 0)))
  expect(tonesIn(sewn(135, 0))).toEqual(tonesIn(sewn(-45, 0)))
})

test('turning a patch by 90 degrees changes its sheen, to that of threads at the angle they have then', () => {
  for (const angle of [-45, 20, 60, 110]) {
    expect(tonesIn(sewn(angle, 90)), `${angle}`).not.toEqual(tonesIn(sewn(angle, 0)))
    expect(tonesIn(sewn(angle, 90)), `${angle}`).toEqual(tonesIn(sewn(angle + 90, 0)))
  }
  expect(tonesIn(sewn(20, 30))).toEqual(tonesIn(sewn(50, 0)))
})

test('satin is bright on the side that is towards the light once it is turned', () => {
  const column = (d: string, turn: number) =>
    drawRegion(
      { kind: 'column', thread: 'red', runs: runsOf(d), width: 20 },
      drawingWith('p', turn),
    )
  /** The ends towards the light, of the stitches of one column. */
  const firstStitch = (svg: string) => /id="p1" d="m[\d.]+[ -]?[\d.]+l(-?)/.exec(svg)?.[1]
  expect(firstStitch(column('M200 150V250', 0))).toBe('')
  expect(firstStitch(column('M200 150V250', 180))).toBe('-')
})

test('shadows fall to the lower right of a patch once it is turned', () => {
  const shadow = (turn: number) => /translate\(([^)]+)\)/.exec(sewn(0, turn))?.[1]
  expect(shadow(0)).toBe('1.2 1.7')
  expect(shadow(90)).toBe('1.7 -1.2')
  expect(shadow(180)).toBe('-1.2 -1.7')
})

test('every thread of the chart has a highlight that stands off from its body', () => {
  for (const name of threadNames)
    for (const share of [0.3, 0.6, 1]) {
      const { body, highlight } = tonesOf(threads[name], share)
      expect(brightness(highlight) - brightness(body), name).toBeGreaterThan(0.03)
    }
})

test('stitches of one heading are lit alike, in whichever direction they were sewn', () => {
  const drawn = (from: [number, number], to: [number, number]) =>
    litStitches([[from, to]], '#c8102e', { width: 1.6, raised: true }, drawingWith('i'))
  expect(drawn([10, 10], [30, 24])).toBe(drawn([30, 24], [10, 10]))
})

test('the last digit of a stitch, in which browsers differ, never changes how it is lit', () => {
  const drawn = (degrees: number, length: number, error = 0) => {
    const angle = (degrees * Math.PI) / 180 + error
    const end = [(length + error) * Math.cos(angle), (length + error) * Math.sin(angle)] as const
    return litStitches([[[0, 0], end]], '#c8102e', { width: 1.6, raised: false }, drawingWith('i'))
  }
  // On the borders of two tones, across the light, and on the border of two lengths.
  const onBorders = [...[48.75, 56.25, 86.25, -45, 135].map((angle) => [angle, 17]), [20, 1.7 ** 4]]
  for (const [degrees = 0, length = 0] of onBorders)
    for (const error of [-1e-12, 1e-12])
      expect(drawn(degrees, length, error), `${degrees}`).toBe(drawn(degrees, length))
})
