import { unitsPerMm } from '../embroidery.ts'
import { cell } from './grid.ts'
import { isMixed } from './mixed-colours.ts'
import { type Component, componentsOf, neighboursOf } from './pixels/components.ts'
import { bare, type LabelGrid } from './pixels/label-grid.ts'
import { difference, type Lab } from './pixels/oklab.ts'

/**
 * The smallest area that is sewn, in square millimetres: of a dot that stands out, 1.2 mm wide, and of one that hardly
 * differs from what is around it. A photo is full of those, which would look like camouflage.
 */
const smallestArea = { striking: 1.2, dull: { drawing: 7, photo: 16 } }

/** Difference of two colours from which one stands out of the other. */
const striking = 0.3

/** Area of a cell in square millimetres. */
const cellArea = (cell / unitsPerMm) ** 2

/** A thin part of at least this many cells is a line; `withoutSpecks` drops a shorter one. */
const shortestLine = 14

/**
 * Removes what no needle can sew: ragged rims, specks, and lines thinner than a stitch. `colours` are those of the
 * labels, and `cloth` that of bare cells. An area below `least` square millimetres is a speck whatever its colour.
 */
export function cleaned(
  grid: LabelGrid,
  colours: readonly Lab[],
  cloth: Lab,
  { isPhoto, least = 0 }: { isPhoto: boolean; least?: number | undefined },
): LabelGrid {
  const colourOf = (label: number) => colours[label] ?? cloth
  const even = withEvenRims(withEvenRims(grid))
  const solid = withEvenRims(withSolidLines(even, colourOf))
  const dull = isPhoto ? smallestArea.dull.photo : smallestArea.dull.drawing
  const leastBy = (contrast: number) =>
    Math.max(least, dull + (smallestArea.striking - dull) * contrast)
  return withoutSpecks(solid, colourOf, leastBy)
}

/** Each cell gets the label that most of the nine cells around it have. */
function withEvenRims({ width, height, labels }: LabelGrid): LabelGrid {
  const result = labels.slice()
  const votes = new Uint8Array(256)
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x
      const own = labels[at] as number
      if (
        own === labels[at - 1] &&
        own === labels[at + 1] &&
        own === labels[at - width] &&
        own === labels[at + width]
      )
        continue
      let [most, winner] = [0, own]
      for (let dy = -width; dy <= width; dy += width)
        for (let dx = -1; dx <= 1; dx++) {
          const label = labels[at + dy + dx] as number
          const count = (votes[label] as number) + 1
          votes[label] = count
          if (count > most || (count === most && label === own)) [most, winner] = [count, label]
        }
      for (let dy = -width; dy <= width; dy += width)
        for (let dx = -1; dx <= 1; dx++) votes[labels[at + dy + dx] as number] = 0
      result[at] = winner
    }
  return { width, height, labels: result }
}

type ColourOf = (label: number) => Lab

/**
 * Lines of one or two cells become three cells wide, 0.75 mm, as far as the picture reaches: bare cells stay bare. What
 * only mixes the colours on its two sides is no line but their blurred border, and goes to one of them.
 */
function withSolidLines(grid: LabelGrid, colourOf: ColourOf): LabelGrid {
  const { width, height, labels } = grid
  const thin = thinParts(grid)
  const result = labels.slice()
  for (const part of componentsOf({ width, height, labels: thin }, bare)) {
    const { label, cells } = part
    if (cells.length < shortestLine) continue
    const [one, other] = neighboursOf(part, grid)
    if (
      one !== undefined &&
      other !== undefined &&
      isMixed(colourOf(label), colourOf(one), colourOf(other))
    ) {
      const closer = [one, other].toSorted(
        (a, b) =>
          difference(colourOf(a), colourOf(label)) - difference(colourOf(b), colourOf(label)),
      )[0]
      for (const at of cells) result[at] = closer ?? one
    } else
      for (const at of cells)
        for (const beside of [at - 1, at + 1, at - width, at + width])
          if (labels[beside] !== undefined && labels[beside] !== bare) result[beside] = label
  }
  return { width, height, labels: result }
}

/** The labels of cells that belong to no square of three by three cells of their label; all others are bare. */
function thinParts({ width, height, labels }: LabelGrid): Uint8Array {
  const thin = labels.slice()
  const square = [1, -1, width, -width, width + 1, width - 1, 1 - width, -1 - width, 0]
  const isAlike = (at: number) => {
    const label = labels[at]
    for (let index = 0; index < 8; index++)
      if (labels[at + (square[index] as number)] !== label) return false
    return true
  }
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x
      if (labels[at] === bare || !isAlike(at)) continue
      for (let index = 0; index < 9; index++) thin[at + (square[index] as number)] = bare
    }
  return thin
}

/** Times that specks are looked for: one may become part of another. */
const rounds = 8

/**
 * Areas too small for a needle get the label that most of their neighbours have, until none is left. `leastBy` is the
 * smallest area in square millimetres by the contrast to that neighbour, 0 to 1.
 */
function withoutSpecks(
  grid: LabelGrid,
  colourOf: ColourOf,
  leastBy: (contrast: number) => number,
): LabelGrid {
  const labels = grid.labels.slice()
  const current = { ...grid, labels }
  for (let round = 0; round < rounds; round++) {
    let isClean = true
    for (const speck of specksOf(current, leastBy(0))) {
      const [label] = neighboursOf(speck, current)
      if (label === undefined) continue
      const contrast = Math.min(1, difference(colourOf(label), colourOf(speck.label)) / striking)
      if (speck.cells.length * cellArea >= leastBy(contrast)) continue
      for (const at of speck.cells) labels[at] = label
      isClean = false
    }
    if (isClean) break
  }
  return current
}

/** The areas below a size in square millimetres, the smallest first. */
const specksOf = (grid: LabelGrid, least: number): Component[] =>
  componentsOf(grid)
    .filter(({ cells }) => cells.length * cellArea < least)
    .sort((a, b) => a.cells.length - b.cells.length)
