import { between, type Point, type Run } from '../geometry/point.ts'
import { type Region, stitched } from '../stitches/region.ts'
import type { Stitch } from '../stitches/stitch.ts'

/** Shorter rests of a stitch hold nothing, in picture units. */
const shortest = 1.5

/** Regions without what lies outside a closed run. A region that lies inside stays as it is. */
export const clipped = (regions: readonly Region[], outline: Run): Region[] =>
  regions.flatMap((region): Region[] => {
    const stitches = stitched(region)
    const ribs = stitches.flatMap((stitch) => insideOf(stitch, outline))
    if (ribs.length === stitches.length && ribs.every((rib, at) => rib === stitches[at]))
      return [region]
    if (ribs.length === 0) return []
    const runs = ribs.map((points) => ({ points, closed: false }))
    return [{ kind: 'satin', thread: region.thread, runs, ribs }]
  })

/** The parts of a stitch that lie inside a closed run; the stitch itself when all of it does. */
function insideOf(stitch: Stitch, { points }: Run): Stitch[] {
  const [[ax, ay], [bx, by]] = stitch
  const [dx, dy] = [bx - ax, by - ay]
  const [left, right, top, bottom] = [
    Math.min(ax, bx),
    Math.max(ax, bx),
    Math.min(ay, by),
    Math.max(ay, by),
  ]
  const shares: number[] = []
  for (let index = 0; index < points.length; index++) {
    const [px, py] = points[index] as Point
    const [qx, qy] = points[(index + 1) % points.length] as Point
    if ((px < left && qx < left) || (px > right && qx > right)) continue
    if ((py < top && qy < top) || (py > bottom && qy > bottom)) continue
    const [ex, ey] = [qx - px, qy - py]
    const across = dx * ey - dy * ex
    if (across === 0) continue
    const along = ((px - ax) * ey - (py - ay) * ex) / across
    const there = ((px - ax) * dy - (py - ay) * dx) / across
    if (along > 0 && along < 1 && there >= 0 && there < 1) shares.push(along)
  }
  const isInside = contains(points, stitch[0][0], stitch[0][1])
  if (shares.length === 0) return isInside ? [stitch] : []
  const ends = [0, ...shares.toSorted((a, b) => a - b), 1]
  return ends.slice(1).flatMap((end, index): Stitch[] => {
    const start = ends[index] ?? 0
    const isPartInside = index % 2 === 0 ? isInside : !isInside
    if (!isPartInside || (end - start) * Math.hypot(dx, dy) < shortest) return []
    return [[between(...stitch, start), between(...stitch, end)]]
  })
}

/** Whether a point lies inside a closed run. */
function contains(points: Run['points'], x: number, y: number): boolean {
  let inside = false
  for (let index = 0; index < points.length; index++) {
    const [px, py] = points[index] as Point
    const [qx, qy] = points[(index + 1) % points.length] as Point
    if (py > y !== qy > y && x < px + ((y - py) / (qy - py)) * (qx - px)) inside = !inside
  }
  return inside
}
