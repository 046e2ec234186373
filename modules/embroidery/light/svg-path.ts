import type { Point, Run } from '../geometry/point.ts'
import type { Stitch } from '../stitches/stitch.ts'

/** Rounds to one decimal, which is enough for SVG coordinates. */
export const round = (value: number): number => Math.round(value * 10) / 10

/** Runs as SVG path data. */
export const outlineOf = (runs: readonly Run[]): string =>
  runs.map(({ points, closed }) => line(points) + (closed ? 'Z' : '')).join('')

/** Stitches as SVG path data: one subpath each, with relative coordinates, which are the shortest. */
export function stitchesPath(stitches: readonly Stitch[]): string {
  let pen: Point = [0, 0]
  let d = ''
  for (const [from, to] of stitches) {
    const [x, y] = tenths(from)
    const [ex, ey] = tenths(to)
    d += `m${pair(x - pen[0], y - pen[1])}l${pair(ex - x, ey - y)}`
    pen = [ex, ey]
  }
  return d
}

function line(points: readonly Point[]): string {
  const [start = [0, 0], ...corners] = withoutStraightOn(points.map(tenths))
  let pen = start
  let d = `M${pair(...start)}l`
  for (const [index, next] of corners.entries()) {
    const text = pair(next[0] - pen[0], next[1] - pen[1])
    d += index > 0 && !text.startsWith('-') ? ` ${text}` : text
    pen = next
  }
  return d
}

/** A line without the points between which it goes straight on. */
const withoutStraightOn = (points: readonly Tenths[]): Tenths[] =>
  points.filter(([x, y], index) => {
    const [before, after] = [points[index - 1], points[index + 1]]
    if (!before || !after) return true
    return Math.abs((x - before[0]) * (after[1] - y) - (y - before[1]) * (after[0] - x)) > 1
  })

/** Coordinates in whole tenths, so that relative moves do not add up errors. */
type Tenths = [x: number, y: number]

const tenths = ([x, y]: Point): Tenths => [Math.round(x * 10), Math.round(y * 10)]

/** Two coordinates in tenths as text, with no character too many. */
function pair(x: number, y: number): string {
  const second = figure(y)
  return second.startsWith('-') ? figure(x) + second : `${figure(x)} ${second}`
}

const written = (tenth: number): string => `${tenth / 10}`.replace(/^(-?)0\./, '$1.')

/** The figures of a picture, which has some ten thousand coordinates. */
const figures = Array.from({ length: 4001 }, (_, tenth) => written(tenth))
const negativeFigures = Array.from({ length: 4001 }, (_, tenth) => written(-tenth))

const figure = (tenth: number): string =>
  (tenth < 0 ? negativeFigures[-tenth] : figures[tenth]) ?? written(tenth)
