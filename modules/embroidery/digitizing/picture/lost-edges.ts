import { seenBeside } from '../contrast.ts'
import { type ColourGrid, labAt } from './grid.ts'
import { type Component, componentsOf } from './pixels/components.ts'
import { inLight } from './pixels/in-light.ts'
import type { LabelGrid } from './pixels/label-grid.ts'
import { apart, difference } from './pixels/oklab.ts'

/** The difference from the cells beside it from which a cell lies on an edge: gradients, glows and shadows have less. */
const leastStep = 0.03

/** The fewest cells of an even area: grain has smaller ones. */
const leastArea = 12

/** How far, in cells, a blurred edge reaches into the areas on its sides. */
const reach = 2

/** The fewest cells on both sides of an edge that is told: that around 1 mm, or 4 mm of a line. */
const leastEdge = 32

/**
 * The sharp edges of a drawing that are missing on the patch, as the cells on their sides, the longest first: two even
 * areas meet and have one thread, whichever it is. `cut` is 1 for the cells of the patch.
 */
export function lostEdges(
  colours: ColourGrid,
  { width, height, labels }: LabelGrid,
  cut: Uint8Array,
): Component[] {
  if (colours.isPhoto) return []
  const nearest = nearestEven(colours, cut)
  const isLost = (one: number, other: number) =>
    labels[one] === labels[other] &&
    difference(inLight(labAt(colours, one)), inLight(labAt(colours, other))) >= seenBeside
  const lost = new Uint8Array(labels.length)
  for (let at = 0; at < labels.length - width; at++)
    for (const beside of [at + 1, at + width]) {
      const [one, other] = [nearest.cell[at] as number, nearest.cell[beside] as number]
      if (nearest.area[at] === nearest.area[beside] || one < 0 || other < 0) continue
      if (isLost(one, other)) lost[at] = lost[beside] = 1
    }
  return componentsOf({ width, height, labels: lost }, 0)
    .filter(({ cells }) => cells.length >= leastEdge)
    .toSorted((a, b) => b.cells.length - a.cells.length)
}

/** For each cell that lies in an even area, or within `reach` of one, a cell of that area and its number; else -1. */
function nearestEven(
  { width, height, lab, covered }: ColourGrid,
  cut: Uint8Array,
): { cell: Int32Array; area: Int32Array } {
  const isShown = covered.map((one, at) => (one && cut[at] ? 1 : 0))
  const isEven = isShown.slice()
  for (let at = 0; at < isEven.length - width; at++)
    for (const beside of [at + 1, at + width]) {
      const isAlike = isShown[at] === isShown[beside]
      if (isAlike && apart(lab, 3 * at, lab, 3 * beside) < leastStep) continue
      isEven[at] = isEven[beside] = 0
    }
  const cell = new Int32Array(isEven.length).fill(-1)
  const area = new Int32Array(isEven.length).fill(-1)
  componentsOf({ width, height, labels: isEven }, 0).forEach(({ cells }, index) => {
    if (cells.length < leastArea) return
    for (const at of cells) {
      cell[at] = at
      area[at] = index
    }
  })
  for (let round = 0; round < reach; round++) {
    const before = area.slice()
    for (let at = width; at < before.length - width; at++) {
      if (!isShown[at] || area[at] !== -1) continue
      const from = [at - 1, at + 1, at - width, at + width].find((one) => before[one] !== -1)
      if (from === undefined) continue
      cell[at] = cell[from] as number
      area[at] = before[from] as number
    }
  }
  return { cell, area }
}
