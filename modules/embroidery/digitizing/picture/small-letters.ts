import type { Component } from './components.ts'

/** The sizes of letters that close up, in cells: from half a millimetre to 3 mm high, and at most as wide. */
const lowest = 2
const highest = 12

/** As many marks side by side are letters, and not ornaments. */
const fewest = 4

/** How far letters stand apart, and how much their heights and middles differ, as shares of their height. */
const gap = 1.1
const heightRatio = 1.9
const offLine = 0.6

/** Rows of marks that are probably letters too small to sew, as the box around each row; the longest first. */
export function smallLettersIn(marks: readonly Component[]): Component[] {
  const rows: Component[][] = []
  const letters = marks
    .filter(({ left, right, top, bottom }) => {
      const [width, height] = [right - left + 1, bottom - top + 1]
      return height >= lowest && height <= highest && width <= 1.5 * highest
    })
    .toSorted((a, b) => a.left - b.left)
  for (const letter of letters) {
    const row = rows.find((one) => one.at(-1) && isBeside(one.at(-1) as Component, letter))
    if (row) row.push(letter)
    else rows.push([letter])
  }
  return rows
    .filter(({ length }) => length >= fewest)
    .toSorted((a, b) => b.length - a.length)
    .map(around)
}

function isBeside(before: Component, after: Component): boolean {
  if (before.label !== after.label) return false
  const [one, other] = [before.bottom - before.top + 1, after.bottom - after.top + 1]
  const height = Math.max(one, other)
  const [middle, next] = [before.top + before.bottom, after.top + after.bottom]
  return (
    height <= heightRatio * Math.min(one, other) &&
    after.left - before.right <= gap * height &&
    after.left >= before.left &&
    Math.abs(middle - next) / 2 <= offLine * height
  )
}

const around = (row: readonly Component[]): Component => ({
  label: row[0]?.label ?? 0,
  cells: Int32Array.from(row.flatMap(({ cells }) => [...cells])),
  left: Math.min(...row.map(({ left }) => left)),
  top: Math.min(...row.map(({ top }) => top)),
  right: Math.max(...row.map(({ right }) => right)),
  bottom: Math.max(...row.map(({ bottom }) => bottom)),
})
