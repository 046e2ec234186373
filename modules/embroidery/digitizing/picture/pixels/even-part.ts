import { difference, type Lab } from './oklab.ts'

/**
 * Largest difference from a part's colour within it, as a share of its difference from what is around it, and the share
 * of the part that has it. No shadow is so even.
 */
const sameColour = 0.25
const evenShare = 0.65

/** The colour of a part and whether that of a pixel is the same. */
type Even = { colour: Lab; isSame: (at: number) => boolean }

/**
 * The colour of a part that has one, and that differs by at least `least` from what is around it; undefined for a shadow,
 * a light that falls off, or noise. `unlike` tells how much each pixel differs from what is around the part.
 */
export function evenPart(
  cells: Int32Array,
  unlike: Float32Array,
  least: number,
  colourAt: (at: number) => Lab,
): Even | undefined {
  const middle = medianCell(cells, unlike)
  if (middle === undefined) return undefined
  const own = unlike[middle] as number
  if (own < least) return undefined
  const colour = colourAt(middle)
  const isSame = (at: number) => difference(colourAt(at), colour) < sameColour * own
  return cells.filter(isSame).length < evenShare * cells.length ? undefined : { colour, isSame }
}

/** The cell that has as many smaller values before it as larger ones, and the same for the first of equal ones. */
function medianCell(cells: Int32Array, values: Float32Array): number | undefined {
  const own = new Float32Array(cells.length)
  for (let index = 0; index < cells.length; index++)
    own[index] = values[cells[index] as number] as number
  const sorted = own.slice().sort()
  const place = sorted.length >> 1
  const median = sorted[place]
  let equal = place - sorted.indexOf(median as number)
  return cells[own.findIndex((value) => value === median && equal-- === 0)]
}
