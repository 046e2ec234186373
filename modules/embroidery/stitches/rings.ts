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

const fullTurn = 2 * Math.PI

/** Threads in rings around a centre. */
export function sewRings(
  runs: readonly Run[],
  [cx, cy]: Point,
  { pitch, longest }: Density,
): Stitch[] {
  const around = runs.map(({ points }) => points.map(([x, y]): Point => [x - cx, y - cy]))
  const reach = Math.max(...around.flat().map(([x, y]) => Math.hypot(x, y)))
  const stitches: Stitch[] = []
  let [count, begin] = [3, 0]
  for (let ring = 0; (ring + 0.5) * pitch < reach; ring++) {
    const radius = (ring + 0.5) * pitch
    const whole = fullTurn * radius
    const bow = Math.max(largestTurn * radius, Math.sqrt(8 * radius * largestRise * pitch))
    const before = count
    while (whole / count > Math.min(longest, bow) * 1.15) count = moreThan(count)
    begin += shiftBetween(before, count, ring)
    const at = (along: number): Point => {
      const angle = begin + along / radius
      return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)]
    }
    const crossed = around
      .flatMap((points) => crossingsOf(points, radius, begin))
      .sort((a, b) => a.x - b.x)
    const start: Point = [radius * Math.cos(begin), radius * Math.sin(begin)]
    for (const span of spansOf(crossed, windingAt(start, around), [0, whole]))
      for (const [from, to] of bricks(span, whole / count, 0)) stitches.push([at(from), at(to)])
  }
  return stitches
}

/** The next number of stitches around a ring, of 3, 4, 6, 8, 12 ...: their holes can keep apart from those before. */
const moreThan = (count: number): number => (count % 3 ? count * 1.5 : (count * 4) / 3)

/**
 * The angle by which a ring begins after the one inside it: halfway between the angles at which holes of both would lie
 * side by side. Among rings of as many stitches, every second one moves by a quarter of a stitch, so that a hole lies
 * beside none of the next but one either.
 */
function shiftBetween(before: number, count: number, ring: number): number {
  if (before === count) return ((ring % 2 ? 1 : 0.5) * Math.PI) / count
  const together = before % 3 ? before * 3 : before * 4
  return Math.PI / together
}

/** Where a rim crosses a ring: the lengths along the ring from the angle where it begins, and the sides. */
function crossingsOf(points: readonly Point[], radius: number, begin: number): Crossing[] {
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
      const after = Math.atan2(from[1] + share * dy, from[0] + share * dx) - begin
      // The ring runs clockwise: it comes into a clockwise rim where that leads outwards.
      return [{ x: radius * (after - fullTurn * Math.floor(after / fullTurn)), side: sign }]
    })
  })
}

/** The number of times that rims wind around a place. */
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
