import { hatch } from './geometry/hatch.ts'
import { runsOf } from './geometry/path.ts'
import { type Box, boxAround, type Point, type Run } from './geometry/point.ts'
import { stepsAlong } from './geometry/walk.ts'

/** One satin-stitched area or line of a motif. Coordinates run from -50 to 50 in both axes, y down. */
export type Layer = {
  /** SVG path data, in absolute commands. */
  readonly d: string
  /** Picks the thread: `threads[slot % threads.length]` of the recipe. */
  readonly slot: number
  /** Direction of the stitches, degrees, 0 is horizontal. */
  readonly angle: number
  /** Width in motif units. When set, the path is a satin column and not an area. */
  readonly line?: number
}

/** A picture from the motif library: layers from back to front. */
export type Motif = { readonly layers: readonly Layer[] }

/**
 * A motif's layers as runs, the box that they fill, points all along their rims with how far thread
 * reaches from them, and points all over them, by which others keep off.
 */
export type Figure = {
  layers: readonly (Layer & { runs: Run[] })[]
  box: Box
  rim: readonly { point: Point; reach: number }[]
  body: readonly Point[]
}

/** Room between the points of a rim, and between those inside, in motif units. */
const rimStride = 5
const inside = { angle: 0, pitch: 8, longest: 8, gap: 0 }

const figures = new WeakMap<Motif, Figure>()

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
    ...filled.flatMap(({ runs }) => hatch(runs, inside).flat(2)),
  ]
  const figure = { layers, rim, body, box: boxAround(layers.flatMap(({ runs }) => runs)) }
  figures.set(motif, figure)
  return figure
}
