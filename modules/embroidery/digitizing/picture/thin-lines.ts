import type { DesignPicture } from '../../../shared/contract/api.d.ts'
import { type ColourGrid, labAt } from './grid.ts'
import { isMixed, mixtureOf } from './mixed-colours.ts'
import { componentsOf } from './pixels/components.ts'
import { bare, type LabelGrid } from './pixels/label-grid.ts'
import { apart, difference, type Lab, labOfHex } from './pixels/oklab.ts'

/** Cells from the middle of a line to where its sides are looked at, and to where a thin line has ended. */
const beside = 3
const ended = 2

/** The least difference of a line from its sides. */
const leastContrast = 0.12

/** The least share of a cell that a line fills. */
const leastShare = 0.25

/** Cells of the shortest line that is sewn, three cells wide. */
const shortest = 36

/**
 * Labels of smoothed colours, with the lines of a drawing that are too thin to survive the smoothing: they are sewn three
 * cells wide, the least that a needle can, and `limitsOf` tells of them. A photo has no lines.
 */
export function withThinLines(
  grid: LabelGrid,
  raw: ColourGrid,
  threads: DesignPicture['threads'],
  cut: Uint8Array,
): LabelGrid {
  if (raw.isPhoto) return grid
  const { width, height } = grid
  const palette = threads.map(({ colour }) => labOfHex(colour))
  const steps = [1, width, width + 1, width - 1]
  const wide = new Uint8Array(grid.labels.length).fill(bare)
  for (let y = beside; y < height - beside; y++)
    for (let x = beside; x < width - beside; x++) {
      const at = y * width + x
      if (!cut[at] || (raw.shares[at] ?? 0) < leastShare) continue
      const step = steps.find((one) => isLine(raw, at, one))
      const label = step && labelOf(at, step, raw, grid, palette)
      if (label === undefined) continue
      for (const near of [at, at - 1, at + 1, at - width, at + width]) wide[near] = label
    }
  const labels = grid.labels.slice()
  for (const { label, cells } of componentsOf({ width, height, labels: wide }, bare))
    if (cells.length >= shortest) for (const at of cells) if (cut[at]) labels[at] = label
  return { width, height, labels }
}

/** Whether the middle of a thin line that is crossed by a step lies on a cell. */
function isLine(raw: ColourGrid, at: number, step: number): boolean {
  const contrast = Math.min(
    contrastAt(raw, at, at - beside * step),
    contrastAt(raw, at, at + beside * step),
  )
  return (
    contrast >= leastContrast &&
    contrastAt(raw, at, at - ended * step) >= contrast / 2 &&
    contrastAt(raw, at, at + ended * step) >= contrast / 2 &&
    isFuller(raw, at, at - step, at - beside * step) &&
    isFuller(raw, at, at + step, at + beside * step) &&
    !isBorder(raw, at, at - beside * step, at + beside * step)
  )
}

/** The difference of a cell from one beside it; no cell outside the picture is like it. */
const contrastAt = (raw: ColourGrid, at: number, other: number): number =>
  raw.covered[other]
    ? apart(raw.lab, 3 * at, raw.lab, 3 * other)
    : (raw.shares[other] ?? 0) < (raw.shares[at] ?? 0) / 2
      ? 1
      : 0

/** Whether a line fills a cell as much as the next one, seen from its side. */
const isFuller = (raw: ColourGrid, at: number, next: number, side: number): boolean =>
  raw.covered[side]
    ? apart(raw.lab, 3 * at, raw.lab, 3 * side) >= apart(raw.lab, 3 * next, raw.lab, 3 * side)
    : (raw.shares[at] ?? 0) >= (raw.shares[next] ?? 0)

/** Whether a cell only mixes the colours of its two sides. */
function isBorder(raw: ColourGrid, at: number, one: number, other: number): boolean {
  const [from, to] = [sideAt(raw, one), sideAt(raw, other)]
  return from !== undefined && to !== undefined && isMixed(labAt(raw, at), from, to)
}

/** The colour of a cell beside a line; undefined where nothing is. */
const sideAt = (raw: ColourGrid, at: number): Lab | undefined =>
  raw.covered[at] ? labAt(raw, at) : raw.ground

/** The thread of a line, which is mixed with what is on its sides in a cell that it does not fill. */
function labelOf(
  at: number,
  step: number,
  raw: ColourGrid,
  { labels }: LabelGrid,
  palette: readonly Lab[],
): number | undefined {
  const own = labAt(raw, at)
  let [best, least] = [undefined as number | undefined, Infinity]
  for (const side of [at - beside * step, at + beside * step])
    palette.forEach((thread, label) => {
      const around = sideAt(raw, side)
      const { share, off } = around
        ? (mixtureOf(own, around, thread) ?? { share: 0, off: 0 })
        : { share: 1, off: difference(own, thread) }
      const cost = off + emptiness * (1 - share)
      if (label === labels[side] || share < leastShare || cost >= least) return
      best = label
      least = cost
    })
  return best
}

/** Of two threads on one way from the sides, the nearer one is meant: that of which the cell has more. */
const emptiness = 0.1
