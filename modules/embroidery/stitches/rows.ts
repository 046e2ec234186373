import type { Point, Run } from '../geometry/point.ts'
import type { Course } from './course.ts'
import { bricks, crossings, type Edge, type Span, spansOf } from './spans.ts'
import type { Stitch } from './stitch.ts'

/** Density of a filled area, in the units of its runs. */
export type Density = {
  /** Distance from one thread to the next. */
  pitch: number
  /** Length of a stitch in a long row. */
  longest: number
}

/** Maps an area to a plane in which its rows are horizontal, and back. */
type Flow = {
  level: (point: Point) => Point
  back: (point: Point) => Point
  /** Factor by which rows lie closer in the area than in the plane. */
  squeeze: number
  /** Where rows bend, so that a needle hole belongs there. */
  bend?: number
  /** Length of a straight piece of a bent row. Default: rows are straight. */
  piece?: number
}

const chevronPiece = 4

/** Shifts of the needle holes of successive rows, as shares of the longest stitch. */
const brickwork = [0, 0.5, 0.25, 0.75]

type Rows = Extract<Course, { angle: number }>

/** Threads side by side, sewn to and fro; long rows have their needle holes like brickwork. */
export function sewRows(runs: readonly Run[], course: Rows, { pitch, longest }: Density): Stitch[] {
  const { level, back, squeeze, bend, piece = Infinity } = flowOf(course)
  const edges = runs.flatMap((run) =>
    edgesOf(run, piece).map(([a, b]): Edge => [level(a), level(b)]),
  )
  const step = pitch / squeeze
  let [upper, lower] = [Infinity, -Infinity]
  for (const [[, y]] of edges) {
    if (y < upper) upper = y
    if (y > lower) lower = y
  }
  const first = Math.ceil(upper / step - 0.5)
  const last = Math.floor(lower / step - 0.5)
  const stitches: Stitch[] = []
  for (let row = first; row <= last; row++) {
    const y = (row + 0.5) * step
    const shift = brickwork[((row % 4) + 4) % 4] ?? 0
    const holes = spansOf(crossings(y, edges))
      .flatMap((span) => cutAt(bend, span))
      .flatMap((span) =>
        bricks(span, course.kind === 'waves' ? Math.min(longest, piece) : longest, shift),
      )
    const sewn = holes.map(([from, to]): Stitch => [back([from, y]), back([to, y])])
    stitches.push(...(row % 2 ? sewn.map(([from, to]): Stitch => [to, from]).reverse() : sewn))
  }
  return stitches
}

const cutAt = (x: number | undefined, [from, to]: Span): Span[] =>
  x !== undefined && from < x && x < to
    ? [
        [from, x],
        [x, to],
      ]
    : [[from, to]]

function flowOf(course: Rows): Flow {
  const turn = (course.angle * Math.PI) / 180
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)]
  switch (course.kind) {
    case 'rows':
      return {
        level: ([x, y]) => [x * cos + y * sin, y * cos - x * sin],
        back: ([x, y]) => [x * cos - y * sin, y * cos + x * sin],
        squeeze: 1,
      }
    case 'chevron': {
      const { x: axis } = course
      const fall = (x: number) => Math.abs(x - axis) * (sin / cos)
      return {
        level: ([x, y]) => [x, y - fall(x)],
        back: ([x, y]) => [x, y + fall(x)],
        squeeze: cos,
        bend: axis,
        // An edge across the axis is not straight in the plane.
        piece: chevronPiece,
      }
    }
    case 'waves': {
      const { height, length } = course
      const rise = (x: number) => height * Math.sin((x * 2 * Math.PI) / length)
      return {
        level: ([x, y]) => {
          const along = x * cos + y * sin
          return [along, y * cos - x * sin - rise(along)]
        },
        back: ([x, y]) => {
          const down = y + rise(x)
          return [x * cos - down * sin, down * cos + x * sin]
        },
        squeeze: 1,
        piece: length / 6,
      }
    }
  }
}

/** The edges of a closed run, in pieces of at most `piece`. */
function edgesOf({ points }: Run, piece: number): Edge[] {
  return points.flatMap((from, index) => {
    const to = points[(index + 1) % points.length] ?? from
    const count = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / piece))
    const at = (part: number): Point => [
      from[0] + ((to[0] - from[0]) * part) / count,
      from[1] + ((to[1] - from[1]) * part) / count,
    ]
    return Array.from({ length: count }, (_, part): Edge => [at(part), at(part + 1)])
  })
}
