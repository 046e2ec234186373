import { labAt, reportedArea } from './grid.ts'
import { type Component, componentsOf } from './pixels/components.ts'
import { inLight } from './pixels/in-light.ts'
import { bare, type LabelGrid } from './pixels/label-grid.ts'
import { difference, type Lab } from './pixels/oklab.ts'

/** Least difference of a figure's colour from that around it, as both look in a room: black on 8 % grey. */
export const leastDifference = 0.015

/** Marks the label of cells that differ from most of their area. */
export const figure = 128

/** No share of the picture: a line of small letters is a few thousandths of it. */
export const isLarge = ({ cells }: Component): boolean => cells.length >= reportedArea

/**
 * The areas of a grid whose colours are `lab`, by their number at each cell, and how much each cell differs from most of
 * its area, as both look in a room. In `marked`, those that differ by `least` have the label of a figure. Default: half
 * of a figure's difference, so that a shadow's faint foot shows that it is none.
 */
export function unlikeCells(grid: LabelGrid, lab: Float32Array, least = leastDifference / 2) {
  const colourAt = (at: number) => labAt({ lab }, at)
  const lit = new Float64Array(lab.length)
  const litAt = (at: number): Lab => [
    lit[3 * at] as number,
    lit[3 * at + 1] as number,
    lit[3 * at + 2] as number,
  ]
  const areas = componentsOf(grid, bare).filter(isLarge)
  const areaAt = new Int32Array(grid.labels.length)
  const unlike = new Float32Array(grid.labels.length)
  const marked = { ...grid, labels: grid.labels.slice() }
  areas.forEach(({ label, cells }, area) => {
    const most = inLight(medianOf(cells, colourAt))
    let colour = colourAt(cells[0] ?? 0)
    let inRoom = inLight(colour)
    for (const at of cells) {
      areaAt[at] = area
      const own = colourAt(at)
      // Many neighbours have the same colour.
      if (own[0] !== colour[0] || own[1] !== colour[1] || own[2] !== colour[2]) {
        colour = own
        inRoom = inLight(own)
      }
      lit.set(inRoom, 3 * at)
      unlike[at] = difference(inRoom, most)
      if ((unlike[at] ?? 0) >= least) marked.labels[at] = label + figure
    }
  })
  return { areas, areaAt, unlike, marked, colourAt, litAt }
}

/** The colour that most of some cells have, in each of its three values. */
export function medianOf(cells: Int32Array, colourAt: (at: number) => Lab): Lab {
  const channels = [0, 1, 2].map(() => new Float64Array(cells.length)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ]
  for (let index = 0; index < cells.length; index++) {
    const colour = colourAt(cells[index] as number)
    channels[0][index] = colour[0]
    channels[1][index] = colour[1]
    channels[2][index] = colour[2]
  }
  return channels.map((values) => values.sort()[values.length >> 1] ?? 0) as unknown as Lab
}
