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
  const areas = runs.map(({ points }) => flat([...points, ...points.slice(0, 1)]))
  return measured((x, y) => signedDistance(x, y, areas))
}

/** The clearance that remains outside a circle of `radius` around each of the points. */
export function keptClear(
  clearance: Clearance,
  points: readonly Point[],
  radius: number,
): Clearance {
  const others = flat(points)
  return measured((x, y, index) =>
    Math.min(clearance.values[index] ?? 0, nearest(x, y, others) - radius),
  )
}

/** The clearance when a circle of `radius` around each of the points counts as inside too. */
export function widened(clearance: Clearance, points: readonly Point[], radius: number): Clearance {
  const others = flat(points)
  return measured((x, y, index) =>
    Math.max(clearance.values[index] ?? 0, radius - nearest(x, y, others)),
  )
}

/** Coordinates as one flat array, for speed: the loops below run a million times per picture. */
const flat = (points: readonly Point[]): Float64Array => Float64Array.from(points.flat())

function measured(value: (x: number, y: number, index: number) => number): Clearance {
  const values = new Float64Array(across * across)
  for (let index = 0; index < values.length; index++)
    values[index] = value((index % across) * cell, Math.floor(index / across) * cell, index)
  return { values, at: (point) => interpolated(values, point) }
}

function nearest(x: number, y: number, points: Float64Array): number {
  let least = Infinity
  for (let index = 0; index < points.length; index += 2) {
    const [dx, dy] = [(points[index] as number) - x, (points[index + 1] as number) - y]
    const squared = dx * dx + dy * dy
    if (squared < least) least = squared
  }
  return Math.sqrt(least)
}

function signedDistance(x: number, y: number, areas: readonly Float64Array[]): number {
  let [least, inside] = [Infinity, false]
  for (const points of areas) {
    let winding = 0
    for (let index = 2; index < points.length; index += 2) {
      const ax = points[index - 2] as number
      const ay = points[index - 1] as number
      const dx = (points[index] as number) - ax
      const dy = (points[index + 1] as number) - ay
      const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)
      const share = along < 0 ? 0 : along > 1 ? 1 : along
      const ex = ax + share * dx - x
      const ey = ay + share * dy - y
      const squared = ex * ex + ey * ey
      if (squared < least) least = squared
      if (ay <= y !== ay + dy <= y && ax + ((y - ay) / dy) * dx > x) winding += dy > 0 ? 1 : -1
    }
    if (winding !== 0) inside = true
  }
  return (inside ? 1 : -1) * Math.sqrt(least)
}

function interpolated(values: Float64Array, [x, y]: Point): number {
  const [gx, gy] = [inGrid(x / cell), inGrid(y / cell)]
  const [column, row] = [Math.min(across - 2, Math.floor(gx)), Math.min(across - 2, Math.floor(gy))]
  const [fx, fy] = [gx - column, gy - row]
  const value = (c: number, r: number) => values[r * across + c] ?? 0
  const upper = value(column, row) * (1 - fx) + value(column + 1, row) * fx
  const lower = value(column, row + 1) * (1 - fx) + value(column + 1, row + 1) * fx
  return upper * (1 - fy) + lower * fy
}

const inGrid = (value: number): number => Math.max(0, Math.min(across - 1, value))
