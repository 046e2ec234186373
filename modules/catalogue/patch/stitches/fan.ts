import { between } from '../geometry/point.ts'
import type { Step } from '../geometry/walk.ts'

/** Largest turn from one thread to the next, in radians. */
const largestTurn = 0.2

/** Steps with further ones around corners, where the outer side of a column is longer than its centre line. */
export function fanned(steps: readonly Step[], closed: boolean): Step[] {
  return steps.flatMap((step, index) => {
    const before = steps[index - 1] ?? (closed ? steps.at(-1) : undefined) ?? step
    const turn = Math.atan2(
      Math.sin(step.heading - before.heading),
      Math.cos(step.heading - before.heading),
    )
    const count = Math.max(1, Math.ceil(Math.abs(turn) / largestTurn))
    return Array.from({ length: count }, (_, part): Step => {
      const share = (part + 1) / count
      return { at: between(before.at, step.at, share), heading: before.heading + turn * share }
    })
  })
}
