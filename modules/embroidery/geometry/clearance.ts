import type { Point, Run } from './point.ts'

/** Distance between the sample points of the field; values between them are interpolated. */
const cell = 8
const side = 400
const across = side / cell + 1

/**
 * A signed distance field: distances, in picture units, to the rim of closed runs; positive inside, negative outside.
 */
export type Clearance = {
  at(point: Point): number
  /** The sampled values row by row, `across` per row, `cell` units apart. */
  readonly values: Float64Array
}

/** Size of the sample grid, for readers of `values`. */
export const grid = { cell, across }

/** The clearance inside closed runs. Overlapping runs count as one area. */
export function clearanceOf(runs: readonly Run[]): Clearance {
  const areas = runs.map(({ points }) => bucketsOf([...points, ...points.slice(0, 1)]))
  return measured((x, y) => signedDistance(x, y, areas))
}

/** The clearance that remains outside a circle of `radius` around each of the points. */
export function keptClear(
  clearance: Clearance,
  points: readonly Point[],
  radius: number,
): Clearance {
  const others = bucketsOf(points)
  return measured((x, y, index) => {
    const before = clearance.values[index] ?? 0
    return Math.min(before, nearest(x, y, others, before + radius) - radius)
  })
}

/** The clearance when a circle of `radius` around each of the points counts as inside too. */
export function widened(clearance: Clearance, points: readonly Point[], radius: number): Clearance {
  const others = bucketsOf(points)
  return measured((x, y, index) => {
    const before = clearance.values[index] ?? 0
    return Math.max(before, radius - nearest(x, y, others, radius - before))
  })
}

/**
 * Some points of a line, as one flat array of coordinates, and the box around them. The loops below run a million times
 * per picture; those points whose box is far enough away need not be looked at.
 */
type Bucket = { flat: Float64Array; left: number; top: number; right: number; bottom: number }

const pointsInBucket = 16

/** A line in buckets, each of which begins at the last point of the one before. */
function bucketsOf(points: readonly Point[]): Bucket[] {
  const buckets: Bucket[] = []
  for (let first = 0; first < points.length; first += pointsInBucket) {
    const part = points.slice(first, first + pointsInBucket + 1)
    const [xs, ys] = [part.map(([x]) => x), part.map(([, y]) => y)]
    buckets.push({
      flat: Float64Array.from(part.flat()),
      left: Math.min(...xs),
      top: Math.min(...ys),
      right: Math.max(...xs),
      bottom: Math.max(...ys),
    })
  }
  return buckets
}

/** Square of the distance to the box around a bucket. */
function squaredToBox(x: number, y: number, { left, top, right, bottom }: Bucket): number {
  const dx = x < left ? left - x : x > right ? x - right : 0
  const dy = y < top ? top - y : y > bottom ? y - bottom : 0
  return dx * dx + dy * dy
}

function measured(value: (x: number, y: number, index: number) => number): Clearance {
  const values = new Float64Array(across * across)
  for (let index = 0; index < values.length; index++)
    values[index] = value((index % across) * cell, Math.floor(index / across) * cell, index)
  return { values, at: (point) => interpolated(values, point) }
}

/** Distance to the nearest of the points, or Infinity where none is nearer than `limit`. */
function nearest(x: number, y: number, line: readonly Bucket[], limit: number): number {
  if (limit <= 0) return Infinity
  const start = limit * limit
  let least = start
  for (const bucket of line) {
    if (squaredToBox(x, y, bucket) >= least) continue
    const { flat } = bucket
    for (let index = 0; index < flat.length; index += 2) {
      const [dx, dy] = [(flat[index] as number) - x, (flat[index + 1] as number) - y]
      const squared = dx * dx + dy * dy
      if (squared < least) least = squared
    }
  }
  return least < start ? Math.sqrt(least) : Infinity
}

function signedDistance(x: number, y: number, areas: readonly Bucket[][]): number {
  let [least, inside] = [Infinity, false]
  for (const line of areas) {
    let winding = 0
    for (const bucket of line) {
      const { flat, top, right, bottom } = bucket
      const beside = y >= top && y <= bottom && x <= right
      if (!beside && squaredToBox(x, y, bucket) >= least) continue
      for (let index = 2; index < flat.length; index += 2) {
        const ax = flat[index - 2] as number
        const ay = flat[index - 1] as number
        const dx = (flat[index] as number) - ax
        const dy = (flat[index + 1] as number) - ay
        const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)
        const share = along < 0 ? 0 : along > 1 ? 1 : along
        const ex = ax + share * dx - x
        const ey = ay + share * dy - y
        const squared = ex * ex + ey * ey
        if (squared < least) least = squared
        if (ay <= y !== ay + dy <= y && ax + ((y - ay) / dy) * dx > x) winding += dy > 0 ? 1 : -1
      }
    }
    if (winding !== 0) inside = true
  }
  return (inside ? 1 : -1) * Math.sqrt(least)
}

function interpolated(values: Float64Array, point: Point): number {
  const gx = inGrid(point[0] / cell)
  const gy = inGrid(point[1] / cell)
  const column = Math.min(across - 2, Math.floor(gx))
  const row = Math.min(across - 2, Math.floor(gy))
  const fx = gx - column
  const fy = gy - row
  const at = row * across + column
  const upper = (values[at] ?? 0) * (1 - fx) + (values[at + 1] ?? 0) * fx
  const lower = (values[at + across] ?? 0) * (1 - fx) + (values[at + across + 1] ?? 0) * fx
  return upper * (1 - fy) + lower * fy
}

const inGrid = (value: number): number => Math.max(0, Math.min(across - 1, value))
