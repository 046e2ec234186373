import { type ColourGrid, labAt } from '../grid.ts'
import { type Component, together } from '../pixels/components.ts'
import { inLight } from '../pixels/in-light.ts'
import type { LabelGrid } from '../pixels/label-grid.ts'
import { apart, difference } from '../pixels/oklab.ts'

/** Cells from the middle of a speck to the plain ring around it: a larger dot is a small part. */
const reach = 3

/** The least difference of a speck from the ring around it, as both look in a room: a star in the sky. */
const leastDifference = 0.05

/** The most that the ring differs in itself, as a share of that. */
const plain = 1 / 3

/** The fewest specks that are a pattern. A cell or two are dust. */
const fewest = 4

/**
 * The box around dots that are smaller than any part that can be sewn, as stars or flakes of snow, and lie on one thread:
 * a drawing that has several of them shows them. `cut` is 1 for the cells of the patch. Undefined in photos.
 */
export function lostSpecks(
  raw: ColourGrid,
  { width, height, labels }: LabelGrid,
  cut: Uint8Array,
): Component | undefined {
  if (raw.isPhoto) return undefined
  const ring = stepsOf(width, reach)
  const beside = stepsOf(width, 1)
  const litAt = (at: number) => inLight(labAt(raw, at))
  const isSpeck = (at: number) => {
    if (apart(raw.lab, 3 * at, raw.lab, 3 * (at + reach)) < leastDifference) return false
    const isInside = [0, ...ring].every(
      (step) => cut[at + step] && raw.covered[at + step] && labels[at + step] === labels[at],
    )
    if (!isInside) return false
    const around = litAt(at + (ring[0] ?? 0))
    const own = difference(litAt(at), around)
    return (
      own >= leastDifference &&
      ring.every((step) => difference(litAt(at + step), around) <= plain * own) &&
      beside.every((step) => isLess(difference(litAt(at + step), around), own, step))
    )
  }
  const specks: number[] = []
  for (let y = reach; y < height - reach; y++)
    for (let x = reach; x < width - reach; x++)
      if (isSpeck(y * width + x)) specks.push(y * width + x)
  if (specks.length < fewest) return undefined
  return together(specks.map((at) => cellAt(at, width, labels)))
}

/** The steps to all cells of the square ring at a distance. */
const stepsOf = (width: number, distance: number): number[] => {
  const along = Array.from({ length: 2 * distance + 1 }, (_, index) => index - distance)
  return along.flatMap((down) =>
    along
      .filter((right) => Math.max(Math.abs(down), Math.abs(right)) === distance)
      .map((right) => down * width + right),
  )
}

/** Whether a neighbour is the lesser one; of equal ones, the first is the speck. */
const isLess = (other: number, own: number, step: number): boolean =>
  step < 0 ? other < own : other <= own

const cellAt = (at: number, width: number, labels: Uint8Array): Component => {
  const [x, y] = [at % width, Math.floor(at / width)]
  return { label: labels[at] ?? 0, cells: Int32Array.of(at), left: x, right: x, top: y, bottom: y }
}
