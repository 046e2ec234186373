import type { Component } from './pixels/components.ts'

type Box = Pick<Component, 'left' | 'top' | 'right' | 'bottom'>

/**
 * Largest gap between letters, ratio of their heights, and difference of their middles. Gap and difference are shares
 * of their height.
 */
const gap = 1.1
const heightRatio = 1.9
const offLine = 0.6

/** Marks by rows, as letters stand side by side; each row from the left to the right. */
export function rowsOf<Mark extends Box>(
  marks: readonly Mark[],
  areAlike: (one: Mark, other: Mark) => boolean = () => true,
): Mark[][] {
  const rows: Mark[][] = []
  let open: Mark[][] = []
  for (const mark of marks.toSorted((a, b) => a.left - b.left)) {
    open = open.filter((row) => reachOf(row.at(-1) as Mark) >= mark.left)
    const row = open.find((one) => {
      const last = one.at(-1) as Mark
      return isBeside(last, mark) && areAlike(last, mark)
    })
    if (row) row.push(mark)
    else {
      rows.push([mark])
      open.push(rows.at(-1) as Mark[])
    }
  }
  return rows
}

/** The rightmost place at which the next mark of a row may begin. */
const reachOf = (mark: Box): number => mark.right + gap * heightRatio * heightOf(mark)

export const heightOf = ({ top, bottom }: Box): number => bottom - top + 1

function isBeside(before: Box, after: Box): boolean {
  const [one, other] = [heightOf(before), heightOf(after)]
  const height = Math.max(one, other)
  const [middle, next] = [before.top + before.bottom, after.top + after.bottom]
  return (
    height <= heightRatio * Math.min(one, other) &&
    after.left - before.right <= gap * height &&
    after.left > before.right - 0.2 * height &&
    Math.abs(middle - next) / 2 <= offLine * height
  )
}
