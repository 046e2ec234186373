import { unitsPerMm } from '../embroidery.ts'
import type { Frame } from '../frame.ts'
import { cell } from '../picture/grid.ts'
import { narrowParts } from '../picture/narrow-parts.ts'
import {
  type Component,
  componentsOf,
  neighboursOf,
  overlaps,
} from '../picture/pixels/components.ts'
import { bare, type LabelGrid } from '../picture/pixels/label-grid.ts'
import { difference, type Lab } from '../picture/pixels/oklab.ts'
import { placeOnLine, type Spot } from './places.ts'

/** Lines thinner than 1.2 mm close up or tear; half of that in cells. */
const thinRadius = (0.6 * unitsPerMm) / cell

/** The shortest thin line that is reported, in cells, and the least difference between its colour and those around it. */
const toldLine = 40
const toldDifference = 0.2

/** Where lines are too thin to sew, and no `letters`: the longest first. */
export function thinLines(
  grid: LabelGrid,
  colourOf: (label: number) => Lab,
  frame: Frame,
  letters: readonly Component[],
): Spot[] {
  const standsOut = (part: Component) =>
    part.label !== bare &&
    neighboursOf(part, grid)
      .slice(0, 2)
      .every((label) => difference(colourOf(label), colourOf(part.label)) > toldDifference)
  return componentsOf({ ...grid, labels: narrowParts(grid, thinRadius) })
    .filter((part) => part.cells.length >= toldLine && standsOut(part))
    .filter((part) => !letters.some((row) => overlaps(row, part)))
    .toSorted((a, b) => b.cells.length - a.cells.length)
    .map((part) => placeOnLine(part, grid, frame))
}
