import { distance, type Point, type Run } from '../geometry/point.ts'
import { stepsAlong } from '../geometry/walk.ts'
import { fanned } from './fan.ts'
import type { Stitch } from './stitch.ts'

/** Distance between the threads of a satin column along its centre line, and their slant in radians. */
const pitch = 1.75
const lean = 0.12

/** Distance between the threads of a dot, as a share of its width: even a small one takes enough of them to be round. */
const dotPitch = 0.15

/** The reach of a round end beyond the line, as a share of half the width. */
const endReach = 0.94

/** Satin across a line: threads of one width, fanned around corners and rounded at the ends. */
export function sewColumn(run: Run, width: number): Stitch[] {
  const radius = width / 2
  const isDot = !run.closed && lengthOf(run.points) < radius
  const steps = fanned(
    stepsAlong(
      run.closed ? run : extended(run, radius * endReach),
      isDot ? Math.min(pitch, width * dotPitch) : pitch,
    ),
    run.closed,
  )
  const length = lengthOf(steps.map(({ at }) => at))
  let along = 0
  return steps.map((step, index) => {
    along += distance(step.at, (steps[index - 1] ?? step).at)
    const fromEnd = run.closed ? radius : Math.min(along, length - along)
    const stitch = across(
      step.at,
      step.heading + (isDot ? 0 : lean),
      width * roundness(fromEnd, radius),
    )
    return index % 2 ? [stitch[1], stitch[0]] : stitch
  })
}

/** A stitch `width` long across a line with this heading (radians). */
export function across([x, y]: Point, heading: number, width: number): Stitch {
  const [dx, dy] = [(-Math.sin(heading) * width) / 2, (Math.cos(heading) * width) / 2]
  return [
    [x - dx, y - dy],
    [x + dx, y + dy],
  ]
}

/** Share of the full width at a distance from an end that is half a circle. */
function roundness(fromEnd: number, radius: number): number {
  if (fromEnd >= radius) return 1
  const missing = 1 - (fromEnd + (1 - endReach) * radius) / radius
  return Math.max(0.3, Math.sqrt(Math.max(0, 1 - missing * missing)))
}

/** An open run that is longer at both ends. */
function extended({ points, closed }: Run, by: number): Run {
  const beyond = (end: Point, before: Point): Point => {
    const length = distance(end, before)
    // A dot is a line without a direction.
    const [dx, dy] =
      length > 0 ? [(end[0] - before[0]) / length, (end[1] - before[1]) / length] : [0, 1]
    return [end[0] + dx * by, end[1] + dy * by]
  }
  const [first, second] = points
  const [last, last2] = [points.at(-1), points.at(-2)]
  if (!first || !second || !last || !last2) return { points, closed }
  return { closed, points: [beyond(first, second), ...points, beyond(last, last2)] }
}

const lengthOf = (points: readonly Point[]): number =>
  points.reduce((sum, at, index) => sum + distance(at, points[index - 1] ?? at), 0)
