import { wholeGridOf } from '../grid.ts'
import { backgroundOf } from '../pixels/background.ts'
import { bare } from '../pixels/label-grid.ts'
import type { Pixels } from '../pixels/pixels.ts'
import { faintEdge, lostEdges } from './edges.ts'

/** The fewest cells on both sides of all edges together: 8 mm, as several edges are left of one letter. */
const leastEdges = 64

const known = new WeakMap<Pixels, boolean>()

/**
 * Whether a figure is left out with a plain background of nearly its colour, as pastel hearts on white: what is left out
 * has sharp edges in it, on the patch or beside it.
 */
export function leavesFiguresOut(pixels: Pixels): boolean {
  const leaves = known.get(pixels) ?? findEdges(pixels)
  known.set(pixels, leaves)
  return leaves
}

function findEdges(pixels: Pixels): boolean {
  if (!backgroundOf(pixels)?.colour) return false
  const { width, height, covered } = wholeGridOf(pixels, true)
  const isLeftOut = covered.map((one) => 1 - one)
  const labels = new Uint8Array(covered.length).fill(bare)
  const edges = lostEdges(
    wholeGridOf(pixels, false),
    { width, height, labels },
    isLeftOut,
    faintEdge,
  )
  return edges.reduce((sum, { cells }) => sum + cells.length, 0) >= leastEdges
}
