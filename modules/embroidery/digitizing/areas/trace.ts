import type { Point, Run } from '../../geometry/point.ts'
import { cell } from '../picture/grid.ts'

/** A part of the grid with a value per cell; `left` and `top` are its place, in cells. */
export type Field = {
  left: number
  top: number
  width: number
  height: number
  values: Float32Array
}

/** Cells around a part of the grid, so that its rim lies inside the field. */
const border = 3

/** A field that is 1 on these cells and falls off smoothly around them. */
export function softField(
  cells: Int32Array,
  gridWidth: number,
  box: { left: number; top: number; right: number; bottom: number },
): Field {
  const [left, top] = [box.left - border, box.top - border]
  const [width, height] = [
    box.right - box.left + 1 + 2 * border,
    box.bottom - box.top + 1 + 2 * border,
  ]
  const values = new Float32Array(width * height)
  for (const at of cells) {
    const x = at % gridWidth
    values[((at - x) / gridWidth - top) * width + x - left] = 1
  }
  return { left, top, width, height, values: blurred(values, width, height) }
}

/** Averages each value with its neighbours, twice in each direction. What is at the rim of the field is 0, and stays so. */
function blurred(values: Float32Array, width: number, height: number): Float32Array {
  let current = values
  let next: Float32Array = new Float32Array(values.length)
  for (const [step, stride, count, lines] of [
    [1, width, width, height],
    [width, 1, height, width],
  ] as const)
    for (let pass = 0; pass < 2; pass++) {
      for (let line = 0; line < lines; line++)
        for (let index = 1; index < count - 1; index++) {
          const at = line * stride + index * step
          next[at] =
            ((current[at - step] as number) +
              2 * (current[at] as number) +
              (current[at + step] as number)) /
            4
        }
      ;[current, next] = [next, current]
    }
  return current
}

/** The value at a point in picture units, interpolated. */
export function valueAt({ left, top, width, height, values }: Field, [x, y]: Point): number {
  const column = x / cell - 0.5 - left
  const row = y / cell - 0.5 - top
  const [c, r] = [Math.floor(column), Math.floor(row)]
  if (c < 0 || r < 0 || c >= width - 1 || r >= height - 1) return 0
  const [dx, dy] = [column - c, row - r]
  const at = r * width + c
  const upper = (values[at] as number) * (1 - dx) + (values[at + 1] as number) * dx
  const lower = (values[at + width] as number) * (1 - dx) + (values[at + width + 1] as number) * dx
  return upper * (1 - dy) + lower * dy
}

/**
 * The lines on which a field has a value, as closed runs in picture units (marching squares). The inside, with higher
 * values, lies on one side of all of them, so that a hole winds in the opposite direction.
 */
export function contoursOf({ left, top, width, height, values }: Field, level: number): Run[] {
  // By the side that a piece begins at: the one it ends at, and the point where it begins.
  const next = new Map<number, { to: number; at: Point }>()
  const place = (column: number, row: number): Point => [
    (column + left + 0.5) * cell,
    (row + top + 0.5) * cell,
  ]
  for (let row = 0; row < height - 1; row++)
    for (let column = 0; column < width - 1; column++) {
      const at = row * width + column
      const a = values[at] as number
      const b = values[at + 1] as number
      const c = values[at + width + 1] as number
      const d = values[at + width] as number
      const mask =
        (a >= level ? 1 : 0) | (b >= level ? 2 : 0) | (c >= level ? 4 : 0) | (d >= level ? 8 : 0)
      if (mask === 0 || mask === 15) continue
      const sides = [2 * at, 2 * (at + 1) + 1, 2 * (at + width), 2 * at + 1]
      const points: Point[] = [
        place(column + (level - a) / (b - a), row),
        place(column + 1, row + (level - b) / (c - b)),
        place(column + (level - d) / (c - d), row + 1),
        place(column, row + (level - a) / (d - a)),
      ]
      for (const [from, to] of piecesOf[mask] ?? [])
        next.set(sides[from] as number, { to: sides[to] as number, at: points[from] as Point })
    }
  return loopsOf(next)
}

/** The pieces in a cell of four corners, from side to side (top, right, bottom, left), by which corners are inside. */
const piecesOf: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[3, 0]],
  [[0, 1]],
  [[3, 1]],
  [[1, 2]],
  [
    [3, 0],
    [1, 2],
  ],
  [[0, 2]],
  [[3, 2]],
  [[2, 3]],
  [[2, 0]],
  [
    [0, 1],
    [2, 3],
  ],
  [[2, 1]],
  [[1, 3]],
  [[1, 0]],
  [[0, 3]],
  [],
]

function loopsOf(next: Map<number, { to: number; at: Point }>): Run[] {
  const runs: Run[] = []
  for (const start of [...next.keys()]) {
    const points: Point[] = []
    let side = start
    // Each piece is taken out, so that no loop is walked twice.
    for (let piece = next.get(side); piece; piece = next.get(side)) {
      points.push(piece.at)
      next.delete(side)
      side = piece.to
    }
    if (points.length > 2) runs.push({ points: withoutStraight(points), closed: true })
  }
  return runs
}

/** Distance from the line between its neighbours, in picture units, up to which a point is left out. */
const straightness = 0.12

function withoutStraight(points: readonly Point[]): Point[] {
  const kept: Point[] = []
  for (const [index, [x, y]] of points.entries()) {
    const [px, py] = kept.at(-1) ?? points.at(-1) ?? [x, y]
    const [nx, ny] = points[(index + 1) % points.length] ?? [x, y]
    const across = Math.abs((x - px) * (ny - py) - (y - py) * (nx - px))
    const length = Math.hypot(nx - px, ny - py)
    if (length > 4 * cell || across > straightness * length) kept.push([x, y])
  }
  return kept.length > 2 ? kept : [...points]
}
