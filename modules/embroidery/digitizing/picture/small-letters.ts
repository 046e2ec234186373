import type { Mark } from './islands.ts'
import { type Component, together } from './pixels/components.ts'
import { difference } from './pixels/oklab.ts'
import { heightOf, rowsOf } from './rows-of-marks.ts'

/** The sizes of letters that close up, in cells: from 0.75 to 3 mm high, and at most 4.5 mm wide. */
const lowest = 3
export const largestLetter = { width: 18, height: 12 }

/** As many marks side by side are letters unless all are dots or stars, or leaves in a photo. */
const enough = { drawing: 4, photo: 7 }

/** Largest difference between the colours of letters in a row. */
const sameInk = 0.2

/**
 * Two or three marks are letters or digits when they are as high as each other, stand on one line, are no wider than high,
 * and have different shapes: eyes, buttons and stars have the same one.
 */
const fewLetters = { lowest: 4, heightRatio: 1.25, widest: 1, gap: 0.75 }
const mostAlike = 0.72

/** Share of its height that a letter's stem has, and of its box that the ink of a block, as a square, fills. */
const stem = 0.8
const block = 0.85

/** A dot or a star has this share of its height as its width; an I is narrower. */
const leastWidth = 0.7

/** Rows of marks that are probably letters too small to sew, as the box around each row; the longest first. */
export function smallLettersIn(
  marks: readonly Mark[],
  { width, isPhoto }: { width: number; isPhoto: boolean },
): Component[] {
  const letters = marks.filter((mark) => heightOf(mark) >= lowest)
  return rowsOf(letters, haveSameInk)
    .filter((row) =>
      isPhoto
        ? row.length >= enough.photo
        : row.length >= enough.drawing
          ? !areOrnaments(row, width)
          : areFewLetters(row, width),
    )
    .toSorted((a, b) => b.length - a.length)
    .flatMap((row) => together(row.map((mark) => ({ ...mark, label: mark.ground }))) ?? [])
}

const haveSameInk = (one: Mark, other: Mark): boolean =>
  one.ground === other.ground && difference(one.colour, other.colour) <= sameInk

/** Whether all marks have the shape of the first one, which is about as wide as high and has no stem, as an N has. */
const areOrnaments = (row: readonly Mark[], gridWidth: number): boolean =>
  row.every(
    (mark) =>
      mark.right - mark.left + 1 >= leastWidth * heightOf(mark) &&
      alike(row[0] ?? mark, mark, gridWidth, 1) >= mostAlike,
  ) && !row.every((mark) => hasStem(mark, gridWidth))

/** Whether a mark that is no block begins with an upright stroke. */
const hasStem = (mark: Mark, gridWidth: number): boolean =>
  mark.cells.filter((at) => at % gridWidth === mark.left).length >= stem * heightOf(mark) &&
  mark.cells.length < block * heightOf(mark) * (mark.right - mark.left + 1)

function areFewLetters(row: readonly Mark[], gridWidth: number): boolean {
  const [first, ...others] = row
  if (!first || others.length === 0) return false
  const heights = row.map(heightOf)
  const [least, most] = [Math.min(...heights), Math.max(...heights)]
  const isInLine = row.every(
    (mark, index) =>
      mark.right - mark.left + 1 <= fewLetters.widest * heightOf(mark) &&
      Math.abs(mark.bottom - first.bottom) <= Math.max(1, 0.1 * most) &&
      mark.left - (row[index - 1]?.right ?? mark.left) <= fewLetters.gap * most,
  )
  return (
    least >= fewLetters.lowest &&
    most <= Math.max(least + 1, fewLetters.heightRatio * least) &&
    isInLine &&
    others.some((mark) => alike(first, mark, gridWidth, 0) < mostAlike)
  )
}

/**
 * Likeness of two marks, or of one and the other's mirror image: the share of their ink that is common, 0 to 1, at the
 * best place within `slack` cells, as cells cut the same shape differently.
 */
function alike(one: Mark, other: Mark, gridWidth: number, slack: number): number {
  const shape = (mark: Mark, isMirrored: boolean) =>
    [...mark.cells].map((at) => {
      const x = at % gridWidth
      const column = isMirrored ? mark.right - x : x - mark.left
      return (Math.floor(at / gridWidth) - mark.top) * gridWidth + column
    })
  const own = new Set(shape(one, false))
  const steps = Array.from({ length: 2 * slack + 1 }, (_, index) => index - slack)
  const shifts = steps.flatMap((down) => steps.map((along) => down * gridWidth + along))
  return Math.max(
    ...[false, true].flatMap((isMirrored) => {
      const theirs = shape(other, isMirrored)
      return shifts.map((shift) => {
        const common = theirs.filter((at) => own.has(at + shift)).length
        return common / (own.size + theirs.length - common)
      })
    }),
  )
}
