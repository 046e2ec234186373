import { type Clearance, clearanceOf, grid } from './clearance.ts'
import { between, type Point, type Run } from './point.ts'

/**
 * The outermost line on which the clearance is `level`, smoothed: the free contour around a drawing (marching squares).
 * Throws an Error when there is none within the picture.
 */
export function contourAt(clearance: Clearance, level: number): Point[] {
  const loops = loopsOf(crossings(clearance, level))
  const largest = loops.reduce(
    (best, loop) => (area(loop) > area(best) ? loop : best),
    loops[0] ?? [],
  )
  if (largest.length < 3) throw new Error('contour: there is nothing to go around')
  return smoothed(smoothed(smoothed(largest)))
}

/** The segments of the line through each cell, from one named side to the next. */
function crossings({ values }: Clearance, level: number) {
  const { across, cell } = grid
  const next = new Map<string, { to: string; at: Point }>()
  const inside = (column: number, row: number) =>
    (values[row * across + column] ?? -Infinity) >= level
  const crossing = (c1: number, r1: number, c2: number, r2: number): Point => {
    const [a, b] = [values[r1 * across + c1] ?? 0, values[r2 * across + c2] ?? 0]
    return between([c1 * cell, r1 * cell], [c2 * cell, r2 * cell], (level - a) / (b - a))
  }
  for (let row = 0; row < across - 1; row++)
    for (let column = 0; column < across - 1; column++) {
      // Corners clockwise from the upper left, with the sides that begin at them.
      const corners = [
        [column, row],
        [column + 1, row],
        [column + 1, row + 1],
        [column, row + 1],
      ] as const
      const names = [
        `h${column},${row}`,
        `v${column + 1},${row}`,
        `h${column},${row + 1}`,
        `v${column},${row}`,
      ]
      const entries: number[] = []
      const exits: number[] = []
      corners.forEach(([c, r], index) => {
        const [nc, nr] = corners[(index + 1) % 4] ?? [c, r]
        if (inside(c, r) && !inside(nc, nr)) exits.push(index)
        if (!inside(c, r) && inside(nc, nr)) entries.push(index)
      })
      for (const exit of exits) {
        // Clockwise, the inside that ends at this exit began at the entry before it.
        const entry = entries.reduce((best, one) =>
          (exit - one + 4) % 4 < (exit - best + 4) % 4 ? one : best,
        )
        const [c, r] = corners[entry] ?? [0, 0]
        const [nc, nr] = corners[(entry + 1) % 4] ?? [0, 0]
        next.set(names[entry] ?? '', { to: names[exit] ?? '', at: crossing(c, r, nc, nr) })
      }
    }
  return next
}

function loopsOf(next: Map<string, { to: string; at: Point }>): Point[][] {
  const loops: Point[][] = []
  for (const start of [...next.keys()]) {
    const loop: Point[] = []
    for (let name = start, step = next.get(name); step; step = next.get(name)) {
      loop.push(step.at)
      next.delete(name)
      name = step.to
    }
    if (loop.length > 2) loops.push(loop)
  }
  return loops
}

const area = (loop: readonly Point[]): number =>
  Math.abs(
    loop.reduce((sum, [x, y], index) => {
      const [nx, ny] = loop[(index + 1) % loop.length] ?? [x, y]
      return sum + x * ny - nx * y
    }, 0) / 2,
  )

/** Smooths: moves each point halfway to the midpoint of its neighbours. */
const smoothed = (loop: readonly Point[]): Point[] =>
  loop.map((point, index) => {
    const before = loop[(index - 1 + loop.length) % loop.length] ?? point
    const after = loop[(index + 1) % loop.length] ?? point
    return between(point, between(before, after, 0.5), 0.5)
  })

/** The clearance inside the outlines that many patches share. */
const clearances = new WeakMap<Run, Clearance>()

/** A closed run moved inwards by a distance, using the clearance inside it. */
export function insetBy(run: Run, distance: number): Run {
  const clearance = clearances.get(run) ?? clearanceOf([run])
  clearances.set(run, clearance)
  return { closed: true, points: contourAt(clearance, distance) }
}
