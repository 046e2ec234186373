import type { DesignPicture } from '../../../shared/contract/api.d.ts'
import { componentsOf } from './components.ts'
import type { ColourGrid } from './grid.ts'
import { bare, type LabelGrid } from './labels.ts'
import { shareOf } from './mixed-colours.ts'
import { difference, type Lab, labOfHex } from './oklab.ts'

/** Cells from the middle of a line to where its sides are looked at. */
const beside = 3

/** Cells from the middle of a line on bare cloth, from which on it may cover no cell. */
const within = 2

/** Largest difference of the two sides of a line, and the least of a line from them. */
const alike = 0.08
const leastContrast = 0.12

/** By how much smoothing changes the colour of a line that does not survive it. */
const washedOut = 0.05

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
  smooth: ColourGrid,
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
      if (!cut[at] || raw.shares[at] === 0) continue
      const isWashedOut = apart(raw, at, smooth, at) > washedOut
      const step = steps.find(
        (one) => isLineOnCloth(raw, at, one) || (isWashedOut && isLineOnColour(raw, at, one)),
      )
      const label = step && labelOf(at, step, raw, grid, palette)
      if (label === undefined) continue
      for (const near of [at, at - 1, at + 1, at - width, at + width]) wide[near] = label
    }
  const labels = grid.labels.slice()
  for (const { label, cells } of componentsOf({ width, height, labels: wide }))
    if (label !== bare && cells.length >= shortest)
      for (const at of cells) if (cut[at]) labels[at] = label
  return { width, height, labels }
}

/** Whether the middle of a thin line with no picture on both sides, a step away and further, lies on a cell. */
function isLineOnCloth({ shares, covered }: ColourGrid, at: number, step: number): boolean {
  const own = shares[at] ?? 0
  return (
    own >= leastShare &&
    own >= (shares[at - step] ?? 0) &&
    own >= (shares[at + step] ?? 0) &&
    !shares[at - beside * step] &&
    !shares[at + beside * step] &&
    !covered[at - within * step] &&
    !covered[at + within * step]
  )
}

/** Whether the middle of a thin line between two areas of one colour lies on a cell. */
function isLineOnColour(raw: ColourGrid, at: number, step: number): boolean {
  const [one, other] = [at - beside * step, at + beside * step]
  if (!raw.covered[one] || !raw.covered[other] || apart(raw, one, raw, other) > alike) return false
  const contrast = apart(raw, at, raw, one)
  return (
    contrast >= leastContrast &&
    contrast >= apart(raw, at - step, raw, one) &&
    contrast >= apart(raw, at + step, raw, one)
  )
}

/** The thread of a line, which is mixed with what is on its sides in a cell that it does not fill. */
function labelOf(
  at: number,
  step: number,
  raw: ColourGrid,
  { labels }: LabelGrid,
  palette: readonly Lab[],
): number | undefined {
  const side = at - beside * step
  const around = raw.covered[side] ? labAt(raw, side) : raw.ground
  const own = labAt(raw, at)
  return around ? mixedIn(palette, around, own, labels[side]) : nearest(palette, own)
}

/** How different the colours of two cells look. */
function apart(one: ColourGrid, at: number, other: ColourGrid, otherAt: number): number {
  const l = (one.lab[3 * at] ?? 0) - (other.lab[3 * otherAt] ?? 0)
  const a = (one.lab[3 * at + 1] ?? 0) - (other.lab[3 * otherAt + 1] ?? 0)
  const b = (one.lab[3 * at + 2] ?? 0) - (other.lab[3 * otherAt + 2] ?? 0)
  return Math.sqrt(l * l + a * a + b * b)
}

/** The thread of which most is mixed with the colour of a line's sides, which have the thread `sideLabel`. */
function mixedIn(
  palette: readonly Lab[],
  side: Lab,
  own: Lab,
  sideLabel: number | undefined,
): number | undefined {
  const shares = palette.map((thread, label) =>
    label === sideLabel ? 0 : (shareOf(own, side, thread) ?? 0),
  )
  const most = Math.max(...shares)
  return most < leastShare ? undefined : shares.indexOf(most)
}

const nearest = (palette: readonly Lab[], own: Lab): number =>
  palette.reduce(
    (best, thread, label) =>
      difference(thread, own) < difference(palette[best] ?? thread, own) ? label : best,
    0,
  )

const labAt = ({ lab }: ColourGrid, at: number): Lab => [
  lab[3 * at] ?? 0,
  lab[3 * at + 1] ?? 0,
  lab[3 * at + 2] ?? 0,
]
