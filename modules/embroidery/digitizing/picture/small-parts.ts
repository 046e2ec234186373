import { seenBeside } from '../contrast.ts'
import { distancesInside } from './distance.ts'
import { type ColourGrid, labAt, reportedArea } from './grid.ts'
import { isMixed } from './mixed-colours.ts'
import { narrowCells } from './narrow-parts.ts'
import {
  type Component,
  componentsOf,
  neighboursOf,
  overlaps,
  together,
} from './pixels/components.ts'
import { inLight } from './pixels/in-light.ts'
import { bare, type LabelGrid } from './pixels/label-grid.ts'
import { difference, type Lab } from './pixels/oklab.ts'
import { medianOf } from './unlike-cells.ts'
import { noThread } from './unsewn-cells.ts'

/** Share of a part's cells that look otherwise in the end, if it is lost, and of a hole that stitches close. */
const lostShare = 0.9
const closedShare = 2 / 3

/** Distance in cells by which stitches reach into bare areas. */
const closing = 2

/** Cells of the smallest part of a line, and of all of a mark: a dot 1 mm wide, or three half as wide. */
const leastPart = 9
const leastMark = 12

/** Cells to each side of the smallest mark, a square. A narrower part is the rim of another. */
const leastSide = 2

/** Cells to each side of the largest part without a thread that is small: 4.5 mm. A larger one is sewn in another thread. */
const mostUnsewn = 18

/** The fewest cells of a gap that reaches to the outside, as between slices: 1 mm wide and 5 mm long. */
const leastSlit = 2 * reportedArea

/**
 * Cells of the largest area beside it, at least: in a smaller one, of 40 mm², it is the hole of a letter, which is still
 * read.
 */
const leastAround = 640

/** A picture on the patch, with its threads before and after what no needle can sew is left out. */
type Sewing = {
  raw: ColourGrid
  wanted: LabelGrid
  sewn: LabelGrid
  /** The cells of `unsewnCells`. */
  unsewn: Uint8Array
  /** The colour of a label in the picture; undefined for bare cells on a transparent background. */
  colourOf: (label: number) => Lab | undefined
}

/**
 * The parts of a drawing that are too small for a needle: all such parts in the thread that loses most, and none in
 * `letters` or of a blurred border between two areas. `cut` is 1 for the cells of the patch. Stars and lines that only
 * cloth shows, in a motif on a background of their colour or between its areas, are parts too: they close over.
 * Undefined where hardly anything is lost.
 */
export function smallParts(
  { raw, wanted, sewn, unsewn, colourOf }: Sewing,
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
  const isUnlike = (one: Lab | undefined, label: number) => {
    const other = colourOf(label)
    return !one || !other || difference(inLight(one), inLight(other)) >= seenBeside
  }
  const isLost = ({ label, cells }: Component) =>
    label === bare
      ? cells.filter(isClosed).length >= closedShare * cells.length
      : cells.filter(
          (at) => sewn.labels[at] !== label && isUnlike(colourOf(label), sewn.labels[at] ?? bare),
        ).length >=
        lostShare * cells.length
  const besideOf = (at: number) => [at - 1, at + 1, at - width, at + width]
  const grounds = new Set(
    areas.filter(({ cells }) => cells.length >= leastAround).map(({ label }) => label),
  ).add(bare)
  const isHole = ({ label, cells }: Component) =>
    grounds.has(label) &&
    !cells.some((at) =>
      besideOf(at).some(
        (beside) => wanted.labels[beside] !== label && (sizeAt[beside] ?? 0) >= leastAround,
      ),
    )
  const isCutOff = ({ cells }: Component) =>
    cells.some((at) => besideOf(at).some((beside) => !cut[beside]))
  const isBorder = (part: Component) => {
    const own = part.label === bare ? raw.ground : medianOf(part.cells, (at) => labAt(raw, at))
    const [one, other] = neighboursOf(part, wanted).map(colourOf)
    return own && one && other && isMixed(own, one, other)
  }
  const partsIn = (labels: Uint8Array, label: number) =>
    componentsOf({ ...wanted, labels }, 0).map((part) => ({ ...part, label }))
  const isNarrow = narrowCells(wanted)
  const slits = wanted.labels.map((label, at) => (label === bare && isNarrow[at] ? 1 : 0))
  const lost = [
    ...areas.filter(isLost),
    ...partsIn(slits, bare).filter(({ cells }) => cells.length >= leastSlit),
    ...partsIn(unsewn, noThread).filter(
      (part) =>
        Math.max(part.right - part.left, part.bottom - part.top) < mostUnsewn &&
        // The tip of an area beside the cloth is no part.
        !neighboursOf(part, sewn).includes(bare),
    ),
  ].filter(
    (part) =>
      !isHole(part) &&
      !isCutOff(part) &&
      !isBorder(part) &&
      !letters.some((row) => overlaps(row, part)),
  )
  const [most] = [...new Set(lost.map(({ label }) => label))]
    .flatMap((label) => reported(lost.filter((part) => part.label === label)) ?? [])
    .toSorted((a, b) => b.cells.length - a.cells.length)
  return most
}

/** The lost parts of a label as one, if they are more than a speck. */
function reported(parts: readonly Component[]): Component | undefined {
  const large = together(parts.filter(({ cells }) => cells.length >= leastPart))
  if (large && large.cells.length >= reportedArea) return large
  const marks = together(
    parts.filter((part) => part.cells.length >= leastSide ** 2 && sideOf(part) >= leastSide),
  )
  return marks && marks.cells.length >= leastMark ? marks : undefined
}

/** The shorter side of the box around a part, in cells. */
const sideOf = ({ left, top, right, bottom }: Component): number =>
  Math.min(right - left, bottom - top) + 1
