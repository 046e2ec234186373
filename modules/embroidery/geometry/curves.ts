import { distance, type Point } from './point.ts'

const mostPieces = 64

/** An arc turns by at most this much from one piece to the next, in radians, so that small dots are round. */
const largestCorner = 0.45

export type ArcShape = { rx: number; ry: number; turn: number; large: boolean; sweep: boolean }

/** Points about `piece` apart along a cubic curve, without its start. */
export function cubicPoints(
  [from, one, two, to]: readonly [Point, Point, Point, Point],
  piece: number,
): Point[] {
  const count = pieces(distance(from, one) + distance(one, two) + distance(two, to), piece)
  return Array.from({ length: count }, (_, index): Point => {
    const t = (index + 1) / count
    const u = 1 - t
    const [a, b, c, d] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
    return [
      a * from[0] + b * one[0] + c * two[0] + d * to[0],
      a * from[1] + b * one[1] + c * two[1] + d * to[1],
    ]
  })
}

/** Points along an elliptic arc, without its start: the conversion in appendix B.2.4 of the SVG specification. */
export function arcPoints(
  from: Point,
  { rx, ry, turn, large, sweep }: ArcShape,
  to: Point,
  piece: number,
): Point[] {
  if (rx === 0 || ry === 0 || distance(from, to) === 0) return [to]
  const angle = (turn * Math.PI) / 180
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  const [hx, hy] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2]
  const [x, y] = [cos * hx + sin * hy, cos * hy - sin * hx]
  const reach = Math.max(1, (x / rx) ** 2 + (y / ry) ** 2)
  const [a, b] = [Math.abs(rx) * Math.sqrt(reach), Math.abs(ry) * Math.sqrt(reach)]
  const spare = Math.max(0, (a * b) ** 2 / ((a * y) ** 2 + (b * x) ** 2) - 1)
  const side = Math.sqrt(spare) * (large === sweep ? -1 : 1)
  const [cx, cy] = [(side * a * y) / b, (-side * b * x) / a]
  const begin = Math.atan2((y - cy) / b, (x - cx) / a)
  const end = Math.atan2((-y - cy) / b, (-x - cx) / a)
  const full = 2 * Math.PI
  const span = sweep
    ? (((end - begin) % full) + full) % full
    : -((((begin - end) % full) + full) % full)
  const middle: Point = [
    cos * cx - sin * cy + (from[0] + to[0]) / 2,
    sin * cx + cos * cy + (from[1] + to[1]) / 2,
  ]
  const count = Math.max(
    pieces(Math.abs(span) * Math.max(a, b), piece),
    Math.ceil(Math.abs(span) / largestCorner),
  )
  return Array.from({ length: count }, (_, index): Point => {
    if (index === count - 1) return to
    const at = begin + (span * (index + 1)) / count
    const [px, py] = [a * Math.cos(at), b * Math.sin(at)]
    return [middle[0] + cos * px - sin * py, middle[1] + sin * px + cos * py]
  })
}

const pieces = (length: number, piece: number): number =>
  Math.max(3, Math.min(mostPieces, Math.ceil(length / piece)))
