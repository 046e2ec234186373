import type { Point, Run } from '../geometry/point.ts'
import type { Density } from './rows.ts'
import { bricks, type Crossing, spansOf } from './spans.ts'
import type { Stitch } from './stitch.ts'

/**
 * A stitch turns by at most this much around the centre, in radians, so that rings look round. Near the centre it may
 * turn by more, as long as the ring rises over it by less than this share of the distance between rings.
 */
const largestTurn = 0.35
const largestRise = 0.3

/** Threads in rings around a centre. */
export function sewRings(
  runs: readonly Run[],
  [cx, cy]: Point,
  { pitch, longest }: Density,
): Stitch[] {
  const around = runs.map(({ points }) => points.map(([x, y]): Point => [x - cx, y - cy]))
  const reach = Math.max(...around.flat().map(([x, y]) => Math.hypot(x, y)))
  const stitches: Stitch[] = []
  for (let ring = 0; (ring + 0.5) * pitch < reach; ring++) {
    const radius = (ring + 0.5) * pitch
    const at = (along: number): Point => [
      cx + radius * Math.cos(along / radius),
      cy + radius * Math.sin(along / radius),
    ]
    const half = Math.PI * radius
    const crossed = around
      .flatMap((points) => crossingsOf(points, radius))
      .sort((a, b) => a.x - b.x)
    const round = Math.max(largestTurn * radius, Math.sqrt(8 * radius * largestRise * pitch))
    const longestHere = Math.min(longest, round)
    for (const span of spansOf(crossed, windingAt([-radius, 0], around), [-half, half]))
      for (const [from, to] of bricks(span, longestHere, ring)) stitches.push([at(from), at(to)])
  }
  return stitches
}

/** Where a rim crosses a ring: the lengths along the ring from its leftmost place, and the sides. */
function crossingsOf(points: readonly Point[], radius: number): Crossing[] {
  return points.flatMap((from, index) => {
    const to = points[(index + 1) % points.length] ?? from
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    const a = dx * dx + dy * dy
    const b = from[0] * dx + from[1] * dy
    const c = from[0] ** 2 + from[1] ** 2 - radius ** 2
    const root = b * b - a * c
    if (root <= 0 || a === 0) return []
    return ([-1, 1] as const).flatMap((sign) => {
      const share = (-b + sign * Math.sqrt(root)) / a
      if (share < 0 || share >= 1) return []
      const x = radius * Math.atan2(from[1] + share * dy, from[0] + share * dx)
      // The ring runs clockwise: it comes into a clockwise rim where that leads outwards.
      return [{ x, side: sign }]
    })
  })
}

/** How often rims wind around a place. */
function windingAt([x, y]: Point, rims: readonly (readonly Point[])[]): number {
  let winding = 0
  for (const points of rims)
    for (const [index, [ax, ay]] of points.entries()) {
      const [bx, by] = points[(index + 1) % points.length] ?? [ax, ay]
      if (ay <= y !== by <= y && ax + ((y - ay) / (by - ay)) * (bx - ax) > x)
        winding += by > ay ? 1 : -1
    }
  return winding
}
