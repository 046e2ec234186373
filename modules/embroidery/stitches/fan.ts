import { between } from '../geometry/point.ts'
import type { Step } from '../geometry/walk.ts'

/** Largest turn from one thread to the next, in radians. */
const largestTurn = 0.2

/** Steps with further ones around corners, where the outer side of a column is longer than its centre line. */
export function fanned(steps: readonly Step[], closed: boolean): Step[] {
  const fan: Step[] = []
  for (const [index, step] of steps.entries()) {
    const before = steps[index - 1] ?? (closed ? steps.at(-1) : undefined) ?? step
    const turn = withinHalfTurn(step.heading - before.heading)
    const count = Math.ceil(Math.abs(turn) / largestTurn)
    for (let part = 1; part < count; part++)
      fan.push({
        at: between(before.at, step.at, part / count),
        heading: before.heading + (turn * part) / count,
      })
    fan.push(step)
  }
  return fan
}

/** The same direction as the difference of two headings, at most half a turn to either side. */
const withinHalfTurn = (angle: number): number =>
  angle > Math.PI ? angle - 2 * Math.PI : angle < -Math.PI ? angle + 2 * Math.PI : angle
