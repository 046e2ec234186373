import type { Point, Run } from './point.ts'

/** A straight stitch from one place to another. */
export type Stitch = readonly [from: Point, to: Point]

export type Hatching = {
  /** Direction of the stitches in degrees; 0 is horizontal. */
  angle: number
  /**
   * Distance between rows, and length of the stitches in a long row, in picture units. The first and the last stitch of
   * a row include the remainder, so that none is tiny.
   */
  pitch: number
  longest: number
  /** Gap between two stitches of one row. */
  gap: number
}

/** Parallel stitches over an area, row by row. Long rows are split at staggered positions, like machine embroidery. */
export function hatch(runs: readonly Run[], { angle, pitch, longest, gap }: Hatching): Stitch[][] {
  const turn = (angle * Math.PI) / 180
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)]
  const level = ([x, y]: Point): Point => [x * cos + y * sin, y * cos - x * sin]
  const back = (x: number, y: number): Point => [x * cos - y * sin, y * cos + x * sin]
  const edges = runs.flatMap(({ points }) => {
    const turned = points.map(level)
    return turned.map(
      (point, index): Stitch => [point, turned[(index + 1) % turned.length] ?? point],
    )
  })
  const heights = edges.map(([[, y]]) => y)
  const [first, last] = [
    Math.ceil(Math.min(...heights) / pitch - 0.5),
    Math.floor(Math.max(...heights) / pitch - 0.5),
  ]
  const rows: Stitch[][] = []
  for (let row = first; row <= last; row++) {
    const y = (row + 0.5) * pitch
    const offset = ((((row % 3) + 3) % 3) * longest) / 3
    rows.push(
      spansAt(y, edges).flatMap(([left, right]) =>
        splits(left, right, longest, offset).map(
          ([from, to]): Stitch => [back(from + gap / 2, y), back(to - gap / 2, y)],
        ),
      ),
    )
  }
  return rows
}

/** The parts of a row inside the area, by SVG's nonzero fill rule. */
function spansAt(y: number, edges: readonly Stitch[]): [number, number][] {
  const crossed = edges
    .filter(([[, ay], [, by]]) => ay <= y !== by <= y)
    .map(([[ax, ay], [bx, by]]) => ({
      x: ax + ((y - ay) / (by - ay)) * (bx - ax),
      side: by > ay ? 1 : -1,
    }))
    .sort((a, b) => a.x - b.x)
  const spans: [number, number][] = []
  let [winding, start] = [0, 0]
  for (const { x, side } of crossed) {
    if (winding === 0) start = x
    winding += side
    if (winding === 0 && x - start > 0.8) spans.push([start, x])
  }
  return spans
}

function splits(left: number, right: number, longest: number, offset: number): [number, number][] {
  if (right - left <= longest * 1.4) return [[left, right]]
  const cuts: number[] = []
  for (let at = Math.ceil((left - offset) / longest) * longest + offset; at < right; at += longest)
    if (at - left > longest * 0.3 && right - at > longest * 0.3) cuts.push(at)
  const ends = [left, ...cuts, right]
  return ends.slice(1).map((end, index) => [ends[index] ?? left, end])
}
