/** A point in picture units (a patch is 400 by 400, y down) or, inside a motif, in motif units. */
export type Point = readonly [x: number, y: number]

/** A polyline of points; a closed run does not repeat its first point. */
export type Run = { readonly points: readonly Point[]; readonly closed: boolean }

/** A rectangle by its centre. */
export type Box = { x: number; y: number; width: number; height: number }

/** The distance of two points, in the unit of their coordinates. */
export const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay)

/** The point at `share` (0 to 1) of the way from the first to the second point. */
export const between = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
]

/** Bounding box of runs that have at least one point. */
export function boxAround(runs: readonly Run[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { points } of runs)
    for (const [x, y] of points) {
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  return { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top }
}

/** Transformation of a copy of a drawing: mirrored, then scaled, then turned (degrees), then moved. */
export type Placement = { x: number; y: number; scale: number; turn: number; mirrored: boolean }

/** Maps a drawing's points to their positions in the copy. */
export function mover({ x, y, scale, turn, mirrored }: Placement): (point: Point) => Point {
  const angle = (turn * Math.PI) / 180
  const [sin, cos] = [Math.sin(angle) * scale, Math.cos(angle) * scale]
  const side = mirrored ? -1 : 1
  return ([px, py]) => [x + px * side * cos - py * sin, y + px * side * sin + py * cos]
}

/** The runs of a drawing's copy. */
export function placed(runs: readonly Run[], placement: Placement): Run[] {
  const move = mover(placement)
  return runs.map(({ points, closed }) => ({ closed, points: points.map(move) }))
}
