import type { Point, Run } from '../geometry/point.ts'
import type { Density } from './rows.ts'
import { bricks, crossings, type Edge, type Span, spansOf } from './spans.ts'
import type { Stitch } from './stitch.ts'

/** Times that the number of rays halves on the way to the centre, at most. */
const mostHalvings = 6

/**
 * Threads from a centre to the rim. Towards the centre every second one ends, again and again, so that they lie
 * equally close everywhere.
 */
export function sewRays(
  runs: readonly Run[],
  [cx, cy]: Point,
  { pitch, longest }: Density,
): Stitch[] {
  const around = runs.map(({ points }) => points.map(([x, y]): Point => [x - cx, y - cy]))
  const reach = Math.max(...around.flat().map(([x, y]) => Math.hypot(x, y)))
  const unit = 2 ** mostHalvings
  const count = Math.max(1, Math.round((2 * Math.PI * reach) / pitch / unit)) * unit
  const stitches: Stitch[] = []
  for (let ray = 0; ray < count; ray++) {
    const turn = (ray * 2 * Math.PI) / count
    const [sin, cos] = [Math.sin(turn), Math.cos(turn)]
    const edges = around.flatMap((points) => edgesFrom(points, sin, cos))
    const begin = startOf(ray, count, pitch)
    const sewn = spansOf(crossings(0, edges))
      .flatMap(([from, to]): Span[] => (to > begin ? [[Math.max(from, begin), to]] : []))
      .flatMap((span) => bricks(span, longest, ray))
      .map(
        ([from, to]): Stitch => [
          [cx + from * cos, cy + from * sin],
          [cx + to * cos, cy + to * sin],
        ],
      )
    stitches.push(...(ray % 2 ? sewn.map(([a, b]): Stitch => [b, a]).reverse() : sewn))
  }
  return stitches
}

/** Distance from the centre from which a ray has room between its neighbours. */
function startOf(ray: number, count: number, pitch: number): number {
  let halvings = 0
  while (halvings < mostHalvings && (ray >> halvings) % 2 === 0) halvings += 1
  return (0.75 * pitch * count) / (2 * Math.PI * 2 ** halvings)
}

function edgesFrom(points: readonly Point[], sin: number, cos: number): Edge[] {
  const turned = points.map(([x, y]): Point => [x * cos + y * sin, y * cos - x * sin])
  return turned.map((point, index): Edge => [point, turned[(index + 1) % turned.length] ?? point])
}
