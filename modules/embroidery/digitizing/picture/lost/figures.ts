import { bordersOf, type Component, componentsOf, together } from '../pixels/components.ts'
import { evenPart } from '../pixels/even-part.ts'
import { inLight } from '../pixels/in-light.ts'
import { bare, type LabelGrid } from '../pixels/label-grid.ts'
import { difference, type Lab } from '../pixels/oklab.ts'
import { figure, isLarge, leastDifference, medianOf, unlikeCells } from '../unlike-cells.ts'

/** Share of the picture that each part of a figure has, if it is no speck. */
const leastPart = 0.0002

/** Share of a part's cells that have their like on all sides: a blurred rim has few of those. */
const leastInside = 0.2

/** Share of a part's border that the rest of its area has: the line between two halves is shorter than the frame's arc. */
const leastBorder = 0.1

/** A figure that is sewn in the thread of what is around it, although the picture shows two even colours. */
export type LostFigure = {
  part: Component
  /** The label of both. */
  label: number
  /** The figure's colour, and that around it. */
  colours: readonly [Lab, Lab]
  /** The difference of both, as they look in a room. */
  apart: number
}

type Coloured = { lab: Float32Array; isPhoto: boolean }

/** The figures of a drawing that are lost, the largest first. Shadows, light that falls off and noise are not even. */
export function lostFigures(grid: LabelGrid, { lab, isPhoto }: Coloured): LostFigure[] {
  if (isPhoto) return []
  const all = grid.labels.reduce((sum, label) => sum + (label === bare ? 0 : 1), 0)
  const { areas, areaAt, marked, unlike, colourAt, litAt } = unlikeCells(grid, lab)
  const parts = componentsOf(marked, bare).filter(
    (part) =>
      part.label >= figure &&
      part.cells.length >= leastPart * all &&
      liesBeside(part.label - figure, part, marked) &&
      !isRim(part, marked) &&
      evenPart(part.cells, unlike, leastDifference, litAt),
  )
  return areas
    .flatMap(({ label, cells }, area): LostFigure[] => {
      const part = together(parts.filter((one) => areaAt[one.cells[0] ?? 0] === area))
      if (!part || !isLarge(part)) return []
      const colours = [medianOf(part.cells, colourAt), medianOf(cells, colourAt)] as const
      return [{ part, label, colours, apart: difference(inLight(colours[0]), inLight(colours[1])) }]
    })
    .toSorted((a, b) => b.part.cells.length - a.part.cells.length)
}

/** Whether a part lies beside a label, and not only touches it. */
function liesBeside(label: number, part: Component, grid: LabelGrid): boolean {
  const borders = bordersOf(part, grid)
  const all = [...borders.values()].reduce((sum, length) => sum + length, 0)
  return (borders.get(label) ?? 0) >= leastBorder * all
}

/** Whether a part is only the blurred rim of its area. */
function isRim({ label, cells }: Component, { width, labels }: LabelGrid): boolean {
  const isInside = (at: number) =>
    [at - 1, at + 1, at - width, at + width].every((beside) => labels[beside] === label)
  return cells.filter(isInside).length < leastInside * cells.length
}
