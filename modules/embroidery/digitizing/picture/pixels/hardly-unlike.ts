import { type Component, componentsOf } from './components.ts'
import { evenPart } from './even-part.ts'
import { bare } from './label-grid.ts'
import type { Lab } from './oklab.ts'
import type { Pixels } from './pixels.ts'

/** Least difference of a part's colour from the background's: white on light grey. */
const leastDifference = 0.02

/** Share of the picture that parts have together, if they are no specks. */
const leastParts = 0.005

/** Share of the picture's rim that a part's colour has where it belongs to the background, as in a chequered one. */
const rimShare = 0.1

/**
 * The even parts of a drawing in nearly the background's colour, as white letters on light grey beside a red dot. Soft
 * shadows, a light that falls off, and the noise of JPEG are not even. `unlike` tells how much each pixel differs from the
 * background's colour, which has those that differ by less than `most`.
 */
export function hardlyUnlike(
  pixels: Pixels,
  unlike: Float32Array,
  most: number,
  rim: readonly number[],
  colourAt: (at: number) => Lab,
): Component[] {
  // From half of the difference on, so that a shadow's faint foot shows that it is none.
  const labels = new Uint8Array(unlike.length).fill(bare)
  for (let at = 0; at < labels.length; at++) {
    const one = unlike[at] as number
    if (one >= leastDifference / 2 && one < most) labels[at] = 0
  }
  const { width, height } = pixels
  const smallest = 1e-5 * labels.length
  const parts = componentsOf({ width, height, labels }, bare).filter(({ cells }) => {
    if (cells.length < smallest) return false
    const even = evenPart(cells, unlike, leastDifference, colourAt)
    return even !== undefined && rim.filter(even.isSame).length < rimShare * rim.length
  })
  const all = parts.reduce((sum, { cells }) => sum + cells.length, 0)
  return all < leastParts * labels.length ? [] : parts
}
