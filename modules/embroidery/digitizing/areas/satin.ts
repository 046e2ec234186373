import { distance, type Point } from '../../geometry/point.ts'
import { type Step, stepsAlong } from '../../geometry/walk.ts'
import { fanned } from '../../stitches/fan.ts'
import type { Stitch } from '../../stitches/stitch.ts'
import { cell } from '../picture/grid.ts'
import { type Branch, branchesOf, type Mask } from './skeleton.ts'
import { type Field, valueAt } from './trace.ts'

/** Distance between the threads along the middle line, in picture units: 0.35 mm. */
const pitch = 1.75

/** Shorter stitches hold nothing. */
const shortest = 1.6

/**
 * Distance to which the end of a rib is searched beyond the radius that the middle line has there: as a share, and in
 * picture units.
 */
const reachShare = 1.3
const reachMore = 2

/** Step by which a rib's end is looked for. */
const step = 0.5

/** A branch is a spur, and left out, when it is shorter than this share of the radius where it leaves the line. */
const spurShare = 1.3

/** Cells on each side over which the middle line is smoothed. */
const smoothing = 3

/** Cells of a line to each side of the nearest one among which the next one is. A step leads past one or two. */
const lookedAt = 12

/** A narrow area: its cells with their distances to its rim (in cells), and its field with the level of its rim. */
export type Narrow = { mask: Mask; depth: Float32Array; field: Field; level: number }

/** Satin ribs across the middle lines of a narrow area, in the order of sewing. */
export function satinRibs({ mask, depth, field, level }: Narrow): Stitch[] {
  const branches = withoutSpurs(branchesOf(mask), depth)
  const place = (at: number): Point => [
    ((at % mask.width) + field.left + 0.5) * cell,
    (Math.floor(at / mask.width) + field.top + 0.5) * cell,
  ]
  return branches.flatMap((branch) => {
    const depths = branch.cells.map((at) => (depth[at] ?? 0) * cell)
    const line = smoothedLine(branch.cells.map(place), branch.closed)
    const run = {
      points: extended(line, branch, depths),
      closed: branch.closed,
    }
    let near = 0
    return fanned(stepsAlong(run, pitch), run.closed).flatMap((at, index) => {
      near = nearestBeside(near, at.at, line)
      const rib = ribAt(at, depths[near] ?? 0, field, level)
      if (!rib) return []
      return [index % 2 ? ([rib[1], rib[0]] as const) : rib]
    })
  })
}

/** The stitch across a middle line, from rim to rim; undefined where the area is too narrow for one. */
function ribAt({ at, heading }: Step, radius: number, field: Field, level: number) {
  const [dx, dy] = [-Math.sin(heading), Math.cos(heading)]
  const reach = radius * reachShare + reachMore
  const end = (side: number): Point => {
    let along = 0
    while (along < reach) {
      const next = along + step
      if (valueAt(field, [at[0] + side * next * dx, at[1] + side * next * dy]) < level) break
      along = next
    }
    return [at[0] + side * along * dx, at[1] + side * along * dy]
  }
  const rib: Stitch = [end(-1), end(1)]
  return distance(...rib) < shortest ? undefined : rib
}

/**
 * The cell of a line that is nearest to a point, given that of the point before. Points follow the line, so that a few
 * cells are looked at: for all of them, a long line would take the square of its length.
 */
function nearestBeside(before: number, at: Point, line: readonly Point[]): number {
  let [nearest, least] = [before, Infinity]
  const last = Math.min(line.length - 1, before + lookedAt)
  for (let index = Math.max(0, before - lookedAt); index <= last; index++) {
    const apart = distance(at, line[index] as Point)
    if (apart < least) [nearest, least] = [index, apart]
  }
  return nearest
}

function withoutSpurs(branches: readonly Branch[], depth: Float32Array): Branch[] {
  const isSpur = ({ cells, closed, freeStart, freeEnd }: Branch) => {
    if (closed || freeStart === freeEnd) return false
    const root = freeStart ? cells.at(-1) : cells[0]
    return cells.length < spurShare * (depth[root ?? -1] ?? 0)
  }
  const kept = branches.filter((branch) => !isSpur(branch))
  return kept.length ? kept : [...branches]
}

function smoothedLine(points: readonly Point[], closed: boolean): Point[] {
  const count = points.length
  return points.map((_, index) => {
    const reach = closed ? smoothing : Math.min(smoothing, index, count - 1 - index)
    let [x, y] = [0, 0]
    for (let offset = -reach; offset <= reach; offset++) {
      const [px, py] = points[(index + offset + count) % count] ?? [0, 0]
      x += px
      y += py
    }
    return [x / (2 * reach + 1), y / (2 * reach + 1)]
  })
}

/** A line that reaches to the rim at its free ends, as thinning shortens it by the radius there. */
function extended(line: readonly Point[], branch: Branch, depths: readonly number[]): Point[] {
  if (branch.closed || line.length < 2) return [...line]
  const beyond = (from: number, to: number, by: number): Point => {
    const [a, b]: [Point, Point] = [line.at(from) ?? [0, 0], line.at(to) ?? [0, 0]]
    const length = distance(a, b) || 1
    return [b[0] + ((b[0] - a[0]) * by) / length, b[1] + ((b[1] - a[1]) * by) / length]
  }
  const back = Math.min(4, line.length - 1)
  return [
    ...(branch.freeStart ? [beyond(back, 0, depths[0] ?? 0)] : []),
    ...line,
    ...(branch.freeEnd ? [beyond(-1 - back, -1, depths.at(-1) ?? 0)] : []),
  ]
}
