import { distancesInside } from './distance.ts'
import { toldArea } from './grid.ts'
import { narrowIn } from './narrow-parts.ts'
import {
  type Component,
  componentsOf,
  neighboursOf,
  overlaps,
  together,
} from './pixels/components.ts'
import { bare, type LabelGrid } from './pixels/label-grid.ts'

/** Share of a part's cells that other threads sew in the end, if it is lost, and of a gap that they close. */
const lostShare = 0.9
const closedShare = 2 / 3

/** How far, in cells, stitches reach into a gap that is left bare: one narrower than 1 mm closes over. */
const closing = 2

/** Cells of the smallest part that is no speck: a dot 0.8 mm wide. */
const leastPart = 9

/** The fewest cells of a gap that reaches to the outside, as between slices: 1 mm wide and 5 mm long. */
const leastSlit = 2 * toldArea

/**
 * Cells of the largest area beside it, at least: in a smaller one, of 40 mm², it is the hole of a letter, which is still
 * read.
 */
const leastAround = 640

/**
 * What a drawing shows and no needle can sew, as it is too small: all such parts in the thread that loses most, and none
 * in `letters` or between two areas, as a blurred border is. `wanted` are the threads as the picture has them, and `sewn`
 * as they are sewn; `cut` is 1 for the cells of the patch. Stars and lines that only cloth shows, in a motif on a background
 * of their colour or between its areas, are parts too: they close over. Undefined where hardly anything is lost.
 */
export function smallParts(
  wanted: LabelGrid,
  sewn: LabelGrid,
  letters: readonly Component[],
  cut: Uint8Array,
): Component | undefined {
  const { width } = wanted
  const areas = componentsOf(wanted)
  const sizeAt = new Uint32Array(wanted.labels.length)
  for (const { cells } of areas) for (const at of cells) sizeAt[at] = cells.length
  const gaps = sewn.labels.map((label) => (label === bare ? 1 : 0))
  const depth = distancesInside(gaps, sewn, true)
  const isClosed = (at: number) => (depth[at] ?? 0) < closing
  const isLost = ({ label, cells }: Component) =>
    label === bare
      ? cells.filter(isClosed).length >= closedShare * cells.length
      : cells.filter((at) => sewn.labels[at] !== label).length >= lostShare * cells.length
  const besideOf = (at: number) => [at - 1, at + 1, at - width, at + width]
  const isHole = ({ label, cells }: Component) =>
    !cells.some((at) =>
      besideOf(at).some(
        (beside) => wanted.labels[beside] !== label && (sizeAt[beside] ?? 0) >= leastAround,
      ),
    )
  const isCutOff = ({ cells }: Component) =>
    cells.some((at) => besideOf(at).some((beside) => !cut[beside]))
  const isBorder = (part: Component) =>
    (part.label !== bare || part.cells.length < toldArea) && neighboursOf(part, wanted).length > 1
  const slits = componentsOf({ ...wanted, labels: narrowIn(wanted, bare, closing) }, 0)
    .filter(({ cells }) => cells.length >= leastSlit)
    .map((part) => ({ ...part, label: bare }))
  const lost = [...areas, ...slits].filter(
    (part) =>
      part.cells.length >= leastPart &&
      isLost(part) &&
      !isHole(part) &&
      !isCutOff(part) &&
      !isBorder(part) &&
      !letters.some((row) => overlaps(row, part)),
  )
  const [most] = [...new Set(lost.map(({ label }) => label))]
    .flatMap((label) => together(lost.filter((part) => part.label === label)) ?? [])
    .toSorted((a, b) => b.cells.length - a.cells.length)
  return most && most.cells.length >= toldArea ? most : undefined
}
