import type { ColourGrid } from './grid.ts'
import { type Component, componentsOf, together } from './pixels/components.ts'
import { bare, type LabelGrid } from './pixels/label-grid.ts'
import { difference, type Lab } from './pixels/oklab.ts'

/** A band of a gradient has this share of what is sewn, and its mean differs so much from that of the next one. */
const leastBand = 0.02
const leastStep = 0.04

/** On each side of a border, in cells, the colours are compared; those of a soft one differ by less than this. */
const reach = 3
const soft = 0.032

/** The shortest soft border between two bands that is reported, in cells: 12 mm; and its share of their border. */
const shortest = 48
const leastShare = 0.6

/**
 * The bands into which threads cut a gradient, as one area: large areas beside each other, of other colours, although the
 * picture shows no edge between them.
 */
export function bandsIn(colours: ColourGrid, grid: LabelGrid): Component | undefined {
  const sewn = grid.labels.reduce((sum, label) => sum + (label === bare ? 0 : 1), 0)
  const bands = componentsOf(grid, bare).filter(({ cells }) => cells.length > leastBand * sewn)
  const bandAt = new Int32Array(grid.labels.length).fill(-1)
  bands.forEach(({ cells }, band) => {
    for (const at of cells) bandAt[at] = band
  })
  const means = bands.map(({ cells }) => meanOf(cells, colours))
  const found = new Set<number>()
  for (const { one, other, length, softLength } of bordersOf(colours, grid, bandAt, bands.length)) {
    const step = difference(means[one] as Lab, means[other] as Lab)
    if (step < leastStep || softLength < shortest || softLength < leastShare * length) continue
    found.add(one).add(other)
  }
  return together([...found].flatMap((band) => bands[band] ?? []))
}

type Border = { one: number; other: number; length: number; softLength: number }

/** The borders between bands with their lengths in cells, and of how much of it the picture shows no edge. */
function bordersOf(
  colours: ColourGrid,
  { labels }: LabelGrid,
  bandAt: Int32Array,
  count: number,
): Border[] {
  const { width, height } = colours
  const borders = new Map<number, Border>()
  const compare = (at: number, step: number) => {
    const [one, other] = [bandAt[at] as number, bandAt[at + step] as number]
    if (one === other || one < 0 || other < 0) return
    const key = Math.min(one, other) * count + Math.max(one, other)
    const border = borders.get(key) ?? { one, other, length: 0, softLength: 0 }
    borders.set(key, border)
    border.length += 1
    const [before, after] = [at - (reach - 1) * step, at + reach * step]
    // Both sides of a thin line are of one colour, and have one thread.
    const isLine = labels[before] === labels[after]
    if (!isLine && difference(colourAt(colours, before), colourAt(colours, after)) < soft)
      border.softLength += 1
  }
  for (let y = reach; y < height - reach; y++)
    for (let x = reach; x < width - reach; x++) {
      compare(y * width + x, 1)
      compare(y * width + x, width)
    }
  return [...borders.values()]
}

const colourAt = ({ lab }: ColourGrid, at: number): Lab => [
  lab[3 * at] as number,
  lab[3 * at + 1] as number,
  lab[3 * at + 2] as number,
]

function meanOf(cells: Int32Array, { lab }: ColourGrid): Lab {
  const sums = [0, 0, 0]
  for (const at of cells)
    for (let channel = 0; channel < 3; channel++)
      sums[channel] = (sums[channel] as number) + (lab[3 * at + channel] as number)
  return sums.map((sum) => sum / cells.length) as unknown as Lab
}
