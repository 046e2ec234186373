import { seenBeside } from '../../contrast.ts'
import { type ColourGrid, labAt } from '../grid.ts'
import { type Component, componentsOf } from '../pixels/components.ts'
import { inLight } from '../pixels/in-light.ts'
import type { LabelGrid } from '../pixels/label-grid.ts'
import { apart, difference } from '../pixels/oklab.ts'

/**
 * The definition of an edge: `step`, the difference from the cells beside it from which a cell lies on one, which
 * gradients, glows and shadows have not; `area`, the fewest cells of an even area to its sides; `apart`, their least
 * difference as both look in a room; and `cells`, the fewest on both sides.
 */
type Sharpness = { step: number; area: number; apart: number; cells: number }

/** An edge that is told apart at arm's length, even in grain: around 1 mm, or 4 mm of a line. */
export const plainEdge: Sharpness = { step: 0.03, area: 12, apart: seenBeside, cells: 32 }

/** An edge of a figure of 6 mm² in pastel on white, or in the dark on black. The blocks of a JPEG are smaller. */
export const faintEdge: Sharpness = { step: 0.006, area: 100, apart: 0.022, cells: 24 }

/** Distance in cells by which a blurred edge reaches into the areas on its sides. */
const reach = 2

/**
 * The sharp edges of a drawing that are missing on the patch, as the cells on their sides, the longest first: two even
 * areas meet and have one thread, whichever it is, or none. `cut` is 1 for the cells of the patch.
 */
export function lostEdges(
  colours: ColourGrid,
  { width, height, labels }: LabelGrid,
  cut: Uint8Array,
  sharpness: Sharpness,
): Component[] {
  if (colours.isPhoto) return []
  const inside = insideEvenAreas(colours, cut, sharpness)
  const isLost = (one: number, other: number) =>
    one >= 0 &&
    other >= 0 &&
    labels[one] === labels[other] &&
    // Most neighbours have the same colour.
    apart(colours.lab, 3 * one, colours.lab, 3 * other) > 0 &&
    difference(inLight(labAt(colours, one)), inLight(labAt(colours, other))) >= sharpness.apart
  const lost = new Uint8Array(labels.length)
  for (const step of [1, width])
    for (let at = 0; at < labels.length - step; at++) {
      if (isLost(inside[at] as number, inside[at + step] as number)) lost[at] = lost[at + step] = 1
    }
  return componentsOf({ width, height, labels: lost }, 0)
    .filter(({ cells }) => cells.length >= sharpness.cells)
    .toSorted((a, b) => b.cells.length - a.cells.length)
}

/** Of each cell that lies in an even area or within `reach` of one: a cell inside that area; else -1. */
function insideEvenAreas(
  { width, height, lab, covered }: ColourGrid,
  cut: Uint8Array,
  { step: leastStep, area: leastArea }: Sharpness,
): Int32Array {
  const size = width * height
  const isShown = covered.map((one, at) => one & (cut[at] as number))
  const isEven = isShown.slice()
  for (const step of [1, width])
    for (let at = 0; at < size - step; at++)
      if (
        isShown[at] !== isShown[at + step] ||
        (isShown[at] && apart(lab, 3 * at, lab, 3 * (at + step)) >= leastStep)
      )
        isEven[at] = isEven[at + step] = 0
  const inside = new Int32Array(size).fill(-1)
  for (const { cells } of componentsOf({ width, height, labels: isEven }, 0))
    if (cells.length >= leastArea) for (const at of cells) inside[at] = at
  for (let round = 0; round < reach; round++) {
    const before = inside.slice()
    for (let at = width; at < size - width; at++) {
      if (!isShown[at] || before[at] !== -1) continue
      let side = before[at - 1] as number
      if (side === -1) side = before[at + 1] as number
      if (side === -1) side = before[at - width] as number
      if (side === -1) side = before[at + width] as number
      inside[at] = side
    }
  }
  return inside
}
