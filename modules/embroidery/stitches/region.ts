import { mover, type Placement, type Run } from '../geometry/point.ts'
import type { ThreadName } from '../threads.ts'
import { sewColumn } from './column.ts'
import type { Course } from './course.ts'
import { sewEdge } from './merrowed.ts'
import { sewRays } from './rays.ts'
import { sewRings } from './rings.ts'
import { type Density, sewRows } from './rows.ts'
import { sewRunning } from './running.ts'
import type { Stitch } from './stitch.ts'

/** An area filled with threads. Runs and course are in the units of a drawing, whose copy stands at the placement. */
type Fill = {
  kind: 'fill'
  thread: ThreadName
  runs: readonly Run[]
  course: Course
  at: Placement
}

/** Satin across lines, `width` picture units wide. */
type Column = { kind: 'column'; thread: ThreadName; runs: readonly Run[]; width: number }

/** Satin of changing width: an area with the threads across it, in picture units. */
type Satin = { kind: 'satin'; thread: ThreadName; runs: readonly Run[]; ribs: readonly Stitch[] }

/** The merrowed edge along the outline of a patch. */
type Edging = { kind: 'edging'; thread: ThreadName; outline: Run }

/** A running stitch along a line, one stitch for each `stride` picture units. */
type Running = { kind: 'running'; thread: ThreadName; run: Run; stride: number }

/** A part of an embroidery that is sewn in one thread without a cut. */
export type Region = Fill | Column | Satin | Edging | Running

/** Density of filled areas, in picture units. */
const density: Density = { pitch: 1.75, longest: 22 }

const known = new WeakMap<Region, readonly Stitch[]>()

/** The stitches of a region in picture units, in the order in which a machine sews them. Found once for each region. */
export function stitched(region: Region): readonly Stitch[] {
  const stitches = known.get(region) ?? sewn(region)
  known.set(region, stitches)
  return stitches
}

function sewn(region: Region): readonly Stitch[] {
  switch (region.kind) {
    case 'fill':
      return filled(region)
    case 'column':
      return region.runs.flatMap((run) => sewColumn(run, region.width))
    case 'satin':
      return region.ribs
    case 'edging':
      return sewEdge(region.outline)
    case 'running':
      return sewRunning(region.run, region.stride)
  }
}

function filled({ runs, course, at }: Fill): Stitch[] {
  const move = mover(at)
  const own = { pitch: density.pitch / at.scale, longest: density.longest / at.scale }
  return sewCourse(runs, course, own).map(([from, to]): Stitch => [move(from), move(to)])
}

function sewCourse(runs: readonly Run[], course: Course, own: Density): Stitch[] {
  switch (course.kind) {
    case 'rays':
      return sewRays(runs, [course.x, course.y], own)
    case 'rings':
      return sewRings(runs, [course.x, course.y], own)
    default:
      return sewRows(runs, course, own)
  }
}
