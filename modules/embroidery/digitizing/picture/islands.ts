import { type ColourGrid, labAt } from './grid.ts'
import { type Component, componentsOf } from './pixels/components.ts'
import type { LabelGrid } from './pixels/label-grid.ts'
import { difference, type Lab } from './pixels/oklab.ts'

/** Ground on which marks stand has this share of the patch. */
const leastGround = 0.02

/**
 * A mark's strongest colour differs from its ground by this much, as pink from white; what differs half as much as that is
 * its ink. A photo's light and grain make paler marks.
 */
const leastContrast = { drawing: 0.1, photo: 0.25 }

/** A small mark on plain ground: the box around it, with its ink. */
export type Mark = Omit<Component, 'label'> & { ground: number; colour: Lab }

/**
 * The marks on each ground that fit into a box of `most` cells. Threads are not told apart in them, as the blurred rim of
 * a small letter is sewn in any; and `colours` are not smoothed, which would wash them out.
 */
export function islandsIn(
  { lab, shares, isPhoto }: ColourGrid,
  { width, height, labels }: LabelGrid,
  colourOf: (label: number) => Lab | undefined,
  most: { width: number; height: number },
): Mark[] {
  const least = isPhoto ? leastContrast.photo : leastContrast.drawing
  const counts = new Uint32Array(256)
  for (const label of labels) counts[label] = (counts[label] ?? 0) + 1
  return [...counts.keys()]
    .filter((ground) => (counts[ground] ?? 0) > leastGround * labels.length)
    .flatMap((ground) => {
      const off = labels.map((label) => (label === ground ? 0 : 1))
      return componentsOf({ width, height, labels: off }, 0)
        .filter(
          ({ left, right, top, bottom }) => right - left < most.width && bottom - top < most.height,
        )
        .flatMap(
          (part) =>
            inked(part, { ground, lab, shares, width, under: colourOf(ground), least }) ?? [],
        )
    })
}

/**
 * A mark of the cells that differ clearly from its ground; undefined when none does. On no ground (`under` undefined, a
 * transparent picture) a cell differs as far as it is filled, however pale.
 */
function inked(
  part: Component,
  {
    ground,
    lab,
    shares,
    width,
    under,
    least,
  }: Pick<ColourGrid, 'lab' | 'shares' | 'width'> & {
    ground: number
    under: Lab | undefined
    least: number
  },
): Mark | undefined {
  const colourAt = (at: number) => labAt({ lab }, at)
  const apart = [...part.cells].map((at) =>
    under ? difference(colourAt(at), under) : (shares[at] ?? 0),
  )
  const strongest = Math.max(...apart)
  if (strongest < least) return undefined
  const cells = part.cells.filter((_, index) => (apart[index] ?? 0) > strongest / 2)
  const [columns, rows] = [
    [...cells].map((at) => at % width),
    [...cells].map((at) => Math.floor(at / width)),
  ]
  return {
    ground,
    cells,
    colour: colourAt(part.cells[apart.indexOf(strongest)] ?? 0),
    left: Math.min(...columns),
    right: Math.max(...columns),
    top: Math.min(...rows),
    bottom: Math.max(...rows),
  }
}
