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
  const { inside, area } = evenAreas(colours, cut)
  const isLost = (one: number, other: number) =>
    one >= 0 &&
    other >= 0 &&
    labels[one] === labels[other] &&
    difference(inLight(labAt(colours, one)), inLight(labAt(colours, other))) >= seenBeside
  const lost = new Uint8Array(labels.length)
  for (const step of [1, width])
    for (let at = 0; at < labels.length - step; at++) {
      if (area[at] === area[at + step]) continue
      if (isLost(inside[at] as number, inside[at + step] as number)) lost[at] = lost[at + step] = 1
    }
  return componentsOf({ width, height, labels: lost }, 0)
    .filter(({ cells }) => cells.length >= leastEdge)
    .toSorted((a, b) => b.cells.length - a.cells.length)
}

/** Of each cell that lies in an even area or within `reach` of one: a cell inside that area, and its number; else -1. */
function evenAreas(
  { width, height, lab, covered }: ColourGrid,
  cut: Uint8Array,
): { inside: Int32Array; area: Int32Array } {
  const size = width * height
  const isShown = covered.map((one, at) => one & (cut[at] as number))
  const isEven = isShown.slice()
  for (const step of [1, width])
    for (let at = 0; at < size - step; at++)
      if (
        isShown[at] !== isShown[at + step] ||
        (isShown[at] && apart(lab, 3 * at, lab, 3 * (at + step)) >= leastStep)
      )
        isEven[at] = isEven[at + step] = 0
  const inside = new Int32Array(size).fill(-1)
  const area = new Int32Array(size).fill(-1)
  componentsOf({ width, height, labels: isEven }, 0).forEach(({ cells }, index) => {
    if (cells.length < leastArea) return
    for (const at of cells) {
      inside[at] = at
      area[at] = index
    }
  })
  const sides = [-1, 1, -width, width]
  for (let round = 0; round < reach; round++) {
    const before = area.slice()
    for (let at = width; at < size - width; at++) {
      if (!isShown[at] || before[at] !== -1) continue
      for (const step of sides) {
        if (before[at + step] === -1) continue
        inside[at] = inside[at + step] as number
        area[at] = before[at + step] as number
        break
      }
    }
  }
  return { inside, area }
}
