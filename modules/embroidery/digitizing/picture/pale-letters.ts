import type { ColourGrid } from './grid.ts'
import type { Mark } from './islands.ts'
import { type Component, componentsOf, neighboursOf } from './pixels/components.ts'
import { bare, type LabelGrid } from './pixels/label-grid.ts'
import { largestLetter, smallLettersIn } from './small-letters.ts'
import { unlikeCells } from './unlike-cells.ts'

/** Least difference of a letter's cells from the ground, as both look in a room: half of that of white on 8 % grey. */
const leastContrast = 0.02

/** Share of all such marks that are letters, where they are no noise. */
const leastLetters = 0.5

/**
 * Rows of letters too small to sew in nearly the colour of what is around them, and in its thread, as the box around each
 * row; the longest first. `grid` has the threads of `colours`, which are not smoothed.
 */
export function paleLettersIn(colours: ColourGrid, grid: LabelGrid): Component[] {
  if (colours.isPhoto) return []
  const { marked, colourAt } = unlikeCells(grid, colours.lab, leastContrast)
  const marks = componentsOf(marked, bare).flatMap((part): Mark[] => {
    const [ground, ...others] = neighboursOf(part, marked)
    const { left, right, top, bottom, cells } = part
    const isMark =
      part.label !== grid.labels[cells[0] ?? 0] &&
      ground !== undefined &&
      others.length === 0 &&
      right - left < largestLetter.width &&
      bottom - top < largestLetter.height
    return isMark ? [{ ...part, ground, colour: colourAt(cells[cells.length >> 1] ?? 0) }] : []
  })
  const rows = smallLettersIn(marks, colours)
  const count = (parts: readonly { cells: Int32Array }[]) =>
    parts.reduce((sum, { cells }) => sum + cells.length, 0)
  return count(rows) < leastLetters * count(marks) ? [] : rows
}
