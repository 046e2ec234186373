import type { Frame } from '../frame.ts'
import { narrowCells } from '../picture/narrow-parts.ts'
import {
  type Component,
  componentsOf,
  neighboursOf,
  overlaps,
} from '../picture/pixels/components.ts'
import { bare, type LabelGrid } from '../picture/pixels/label-grid.ts'
import { difference, type Lab } from '../picture/pixels/oklab.ts'
import { placeOnLine, type Spot } from './places.ts'

/** The shortest thin line that is reported, in cells. */
const reportedLine = 40

/**
 * The least difference between its colour and those on its sides, in threads; a pale one, as pink on white, has only one
 * colour around it, and differs as much in the picture. The rim of a shadow hardly does.
 */
const reportedDifference = 0.2
const paleDifference = 0.1

/**
 * Where lines are too thin to sew, and no `letters`: the longest first. `colourOf` is the colour of a label, and `ground`
 * that of bare cells in the picture.
 */
export function thinLines(
  grid: LabelGrid,
  { colourOf, ground }: { colourOf: (label: number) => Lab; ground: Lab | undefined },
  frame: Frame,
  letters: readonly Component[],
): Spot[] {
  const standsOut = (part: Component) => {
    const own = colourOf(part.label)
    const [side = bare, other] = neighboursOf(part, grid)
    if (other !== undefined)
      return [side, other].every((label) => difference(colourOf(label), own) > reportedDifference)
    const around = side === bare && ground ? ground : colourOf(side)
    return (
      difference(colourOf(side), own) > reportedDifference ||
      difference(around, own) > paleDifference
    )
  }
  const isNarrow = narrowCells(grid)
  const labels = grid.labels.map((label, at) => (isNarrow[at] ? label : bare))
  return componentsOf({ ...grid, labels }, bare)
    .filter((part) => part.cells.length >= reportedLine && standsOut(part))
    .filter((part) => !letters.some((row) => overlaps(row, part)))
    .toSorted((a, b) => b.cells.length - a.cells.length)
    .map((part) => placeOnLine(part, grid, frame))
}
