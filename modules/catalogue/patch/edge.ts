import { shade } from './colour.ts'
import { between, type Run } from './geometry/point.ts'
import { type Step, stepsAlong } from './geometry/walk.ts'
import { crosswise, outlineOf, threadPath } from './sew.ts'
import { type ThreadName, threads } from './threads.ts'

/** Width of the merrowed edge, and length of one stitch along it, in picture units. */
export const edgeWidth = 20
const stitchLength = 4.6

/** Slant of the stitches in radians: an overlock machine moves the cloth while it sews. */
const lean = 0.3

/** A merrowed edge: overlock stitches of constant length around the cloth, for any outline. */
export function sewEdge(outline: Run, thread: ThreadName): string {
  const colour = threads[thread]
  const d = outlineOf([outline])
  const steps = fanned(stepsAlong(outline, stitchLength))
  const across = (width: number, ahead = 0) =>
    steps.map(({ at: [x, y], heading }) =>
      crosswise(
        [x + Math.cos(heading) * ahead, y + Math.sin(heading) * ahead],
        heading + lean,
        width,
      ),
    )
  return [
    `<path d="${d}" fill="none" stroke="${shade(colour, -0.45)}" stroke-width="${edgeWidth}" stroke-linejoin="round"/>`,
    threadPath(across(edgeWidth - 2.6), shade(colour, -0.12), 4.1),
    threadPath(across(edgeWidth - 4, -0.3), colour, 3.1),
    threadPath(across(edgeWidth - 11, -0.8), shade(colour, 0.34), 1),
  ].join('')
}

/** Maximum turn from one stitch to the next, in radians. */
const largestTurn = 0.2

/** Adds stitches that fan out around corners, where the outer side of the edge is longer than its centre line. */
function fanned(steps: readonly Step[]): Step[] {
  return steps.flatMap((step, index) => {
    const before = steps[(index - 1 + steps.length) % steps.length] ?? step
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
