import { between, distance, type Point } from '../../geometry/point.ts'
import type { Stitch } from '../../stitches/stitch.ts'
import { tenthsPerUnit } from '../needle.ts'

/** Places of the needle in tenths of a millimetre, through which one thread goes without a turn at a rim. */
export type Line = readonly Point[]

/** Stitches nearer than this belong to the same line. */
const same = 0.05

/** The stitches of a picture as lines around its middle: a row of several stitches is one line. */
export function linesOf(stitches: readonly Stitch[], middle: Point): Line[] {
  const lines: Point[][] = []
  for (const [from, to] of stitches.map((stitch) => stitch.map((at) => tenths(at, middle)))) {
    if (!from || !to) continue
    const line = lines.at(-1)
    const end = line?.at(-1)
    if (line && end && distance(end, from) < same) line.push(to)
    else lines.push([from, to])
  }
  return lines
}

const tenths = ([x, y]: Point, [mx, my]: Point): Point => [
  (x - mx) * tenthsPerUnit,
  (y - my) * tenthsPerUnit,
]

/** The first place of a line. */
export const startOf = (line: Line): Point => line[0] ?? [0, 0]

/** The last place of a line. */
export const endOf = (line: Line): Point => line.at(-1) ?? [0, 0]

/** Length of a line in tenths of a millimetre. */
export const lengthOf = (line: Line): number =>
  line.reduce((sum, at, index) => sum + distance(at, line[index - 1] ?? at), 0)

/** Points along the straight way between two places, at most `step` apart, both ends included. */
export function stepsBetween(from: Point, to: Point, step: number): Point[] {
  const count = Math.max(1, Math.ceil(distance(from, to) / step))
  return Array.from({ length: count + 1 }, (_, index) => between(from, to, index / count))
}
