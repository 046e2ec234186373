import { runsOf } from './geometry/path.ts'
import { type Box, boxAround, type Point, type Run } from './geometry/point.ts'
import { stepsAlong } from './geometry/walk.ts'
import { type Course, rows } from './stitches/course.ts'
import { sewRows } from './stitches/rows.ts'

/** One satin-stitched area or line of a motif. Coordinates run from -50 to 50 in both axes, y down. */
export type Layer = {
  /** SVG path data, in absolute commands. */
  readonly d: string
  /** Selects the thread: `threads[slot % threads.length]` of the recipe. */
  readonly slot: number
  /** The course of the threads in an area. */
  readonly course: Course
  /** Width in motif units; makes the path a satin column. Default: the path is a filled area. */
  readonly line?: number
}

/** A picture from the motif library: layers from back to front. */
export type Motif = { readonly layers: readonly Layer[] }

/**
 * A motif's layers as runs with their bounding box. `rim` has points along the rims and how far thread extends from
 * them, and `body` has points all over the motif, from which other parts keep clear.
 */
export type Figure = {
  layers: readonly (Layer & { runs: Run[] })[]
  box: Box
  rim: readonly { point: Point; reach: number }[]
  body: readonly Point[]
}

/** Distance between points along a rim, and between those inside, in motif units. */
const rimStride = 5
const straight = rows(0) as Extract<Course, { angle: number }>
const inside = { pitch: 8, longest: 8 }

const figures = new WeakMap<Motif, Figure>()

/** Computes a motif's figure once and caches it. */
export function figureOf(motif: Motif): Figure {
  const known = figures.get(motif)
  if (known) return known
  const layers = motif.layers.map((layer) => ({ ...layer, runs: runsOf(layer.d) }))
  const rim = layers.flatMap(({ runs, line = 0 }) =>
    runs
      .flatMap((run) => stepsAlong(run, rimStride))
      .map(({ at }) => ({ point: at, reach: line / 2 })),
  )
  const filled = layers.filter(({ line }) => line === undefined)
  const body = [
    ...rim.map(({ point }) => point),
    ...filled.flatMap(({ runs }) => sewRows(runs, straight, inside).flat()),
  ]
  const figure = { layers, rim, body, box: boxAround(layers.flatMap(({ runs }) => runs)) }
  figures.set(motif, figure)
  return figure
}
