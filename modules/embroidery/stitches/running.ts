import type { Run } from '../geometry/point.ts'
import { stepsAlong } from '../geometry/walk.ts'
import type { Stitch } from './stitch.ts'

/** A running stitch along a line: one visible stitch for each `stride`, two thirds as long. */
export const sewRunning = (run: Run, stride: number): Stitch[] =>
  stepsAlong(run, stride).map(({ at: [x, y], heading }): Stitch => {
    const [dx, dy] = [(Math.cos(heading) * stride) / 3, (Math.sin(heading) * stride) / 3]
    return [
      [x - dx, y - dy],
      [x + dx, y + dy],
    ]
  })
