import { type ColourGrid, labAt } from './grid.ts'
import { mixtureOf } from './mixed-colours.ts'
import { inLight } from './pixels/in-light.ts'
import { bare, type LabelGrid } from './pixels/label-grid.ts'
import { difference, type Lab } from './pixels/oklab.ts'

/** Marks cells that show what no thread does. */
export const noThread = 254

/** The least difference of a cell from its thread, as both look in a room, at which it shows something else. */
const leastDifference = 0.2

/** The least share of a cell that a figure fills. */
const leastShare = 0.25

/** Distance in cells of the colours that a blurred rim mixes. */
const reach = 2

/**
 * 1 for the cells in which a drawing shows neither the colour of a thread there or beside it nor a mixture of those:
 * letters and stars too small for a thread. `colourOf` is the colour of a label in the picture; undefined for bare cells on
 * a transparent background.
 */
export function unsewnCells(
  { width, labels }: LabelGrid,
  raw: ColourGrid,
  cut: Uint8Array,
  colourOf: (label: number) => Lab | undefined,
): Uint8Array {
  const along = Array.from({ length: 2 * reach + 1 }, (_, index) => index - reach)
  const around = along.flatMap((down) => along.map((right) => down * width + right))
  const seenOf = (label: number) => {
    const colour = colourOf(label)
    return colour && inLight(colour)
  }
  return labels.map((label, at) => {
    if (raw.isPhoto || !cut[at] || (raw.shares[at] ?? 0) < leastShare) return 0
    const own = inLight(labAt(raw, at))
    const isLike = (one: Lab | undefined) => one && difference(own, one) < leastDifference
    if (isLike(seenOf(label))) return 0
    const near = [...new Set(around.map((step) => labels[at + step] ?? bare))]
    const colours = near.map(seenOf).filter((one) => one !== undefined)
    const isRim = colours.some((one) => colours.some((other) => mixtureOf(own, one, other)))
    return isRim || colours.some(isLike) ? 0 : 1
  })
}
