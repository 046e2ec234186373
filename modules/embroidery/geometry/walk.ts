import { between, distance, type Point, type Run } from './point.ts'

/** A point on a run, and the direction of the run there in radians. */
export type Step = { at: Point; heading: number }

/** Points at a constant distance along a run: the distance closest to `stride` that divides the run evenly. */
export function stepsAlong({ points, closed }: Run, stride: number): Step[] {
  const path = closed && points[0] ? [...points, points[0]] : points
  const lengths = path.slice(1).map((point, index) => distance(path[index] ?? point, point))
  const total = lengths.reduce((sum, length) => sum + length, 0)
  const count = Math.max(1, Math.round(total / stride))
  const steps: Step[] = []
  let [piece, passed] = [0, 0]
  for (let index = 0; index < count + (closed ? 0 : 1); index++) {
    const along = (total * index) / count
    while (piece < lengths.length - 1 && passed + (lengths[piece] ?? 0) < along) {
      passed += lengths[piece] ?? 0
      piece += 1
    }
    const [from, to] = [path[piece], path[piece + 1]]
    if (!from || !to) break
    const share = Math.min(1, (along - passed) / (lengths[piece] || 1))
    steps.push({
      at: between(from, to, share),
      heading: Math.atan2(to[1] - from[1], to[0] - from[0]),
    })
  }
  return steps
}
