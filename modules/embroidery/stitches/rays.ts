import type { Point, Run } from '../geometry/point.ts'
import type { Density } from './rows.ts'
import { bricks, type Crossing, type Span, spansOf } from './spans.ts'
import type { Stitch } from './stitch.ts'

/** Times that the number of rays halves on the way to the centre, at most. */
const mostHalvings = 6

/**
 * The shift of a ray's needle holes, as a share of the longest stitch. At every distance from the centre the neighbours
 * of a ray are a power of two away, which is never divisible by five: they always differ.
 */
const shiftOf = (ray: number): number => ((ray * 2) % 5) / 5

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
    const begin = startOf(ray, count, pitch)
    const sewn = spansOf(crossingsOn(around, sin, cos))
      .flatMap(([from, to]): Span[] => (to > begin ? [[Math.max(from, begin), to]] : []))
      .flatMap((span) => bricks(span, longest, shiftOf(ray)))
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

/** Distance from the centre from which a ray has room between its neighbours, which do not begin all at once. */
function startOf(ray: number, count: number, pitch: number): number {
  let halvings = 0
  while (halvings < mostHalvings && (ray >> halvings) % 2 === 0) halvings += 1
  const room = 0.64 + 0.2 * shiftOf(ray >> halvings)
  return (room * pitch * count) / (2 * Math.PI * 2 ** halvings)
}

/** Where rims around the centre cross the line through it with this direction, as distances from the centre. */
function crossingsOn(rims: readonly (readonly Point[])[], sin: number, cos: number): Crossing[] {
  const crossed: Crossing[] = []
  // By index and without new points: a picture has a thousand rays, each of which looks at all edges.
  for (const points of rims)
    for (let index = 0; index < points.length; index++) {
      const from = points[index] as Point
      const to = points[(index + 1) % points.length] as Point
      const [ay, by] = [from[1] * cos - from[0] * sin, to[1] * cos - to[0] * sin]
      if (ay <= 0 === by <= 0) continue
      const ax = from[0] * cos + from[1] * sin
      const bx = to[0] * cos + to[1] * sin
      crossed.push({ x: ax + ((0 - ay) / (by - ay)) * (bx - ax), side: by > ay ? 1 : -1 })
    }
  return crossed.sort((a, b) => a.x - b.x)
}
