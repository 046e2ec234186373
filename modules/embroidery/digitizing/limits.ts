import type { PatchDesign } from '../../shared/contract/api.d.ts'
import { boxAround } from '../geometry/point.ts'
import type { Region } from '../stitches/region.ts'
import { threadChart } from '../thread-chart.ts'
import { framed } from './digitize.ts'
import { textRegions } from './drawn-parts.ts'
import { unitsPerMm } from './embroidery.ts'
import type { Frame } from './frame.ts'
import { cellsInside } from './inside.ts'
import { neighboursOf } from './picture/clean.ts'
import { type Component, componentsOf } from './picture/components.ts'
import { type ColourGrid, cell, colourGridOf } from './picture/grid.ts'
import { bare, type LabelGrid, labelsOf } from './picture/labels.ts'
import { narrowParts } from './picture/narrow-parts.ts'
import { difference, type Lab, labOfHex } from './picture/oklab.ts'
import type { Pixels } from './picture/pixels.ts'
import { skinIn } from './picture/skin.ts'
import { smallLettersIn } from './picture/small-letters.ts'
import { smoothed } from './picture/smooth-colours.ts'

/** What will not be sewn as it is seen; `at` is where, in millimetres from the middle of the patch. */
export type Limit = {
  kind:
    | 'nothing-sewn'
    | 'resolution'
    | 'thin-lines'
    | 'small-letters'
    | 'many-colours'
    | 'gradient'
    | 'face'
  at?: { x: number; y: number; radius: number }
}

/** Pixels per centimetre of patch below which rims look ragged. */
const leastResolution = 40

/** Letters below this height in mm close up. */
const lowestLetter = 3

/** Threads of a whole patch, edge included, from which the design tip is exceeded (DESIGN-07). */
const mostThreads = 8

/** Lines thinner than 1.2 mm close up or tear; half of that in cells. */
const thinRadius = (0.6 * unitsPerMm) / cell

/** Radius of the ring that shows a thin line, in mm. */
const ringOnLine = 3

/** The shortest thin line that is told of, in cells of its area, and how far its colour differs from its surroundings. */
const toldLine = 40
const toldDifference = 0.2

const mostTold = 3

/** A gradient: where the picture differs from its threads by this much, over this share of the patch. */
const gradientDifference = 0.075
const gradientShare = 0.06

/** What a customer should know before ordering, at most three places of a kind. `original` is the uploaded picture's size. */
export function limitsOf(
  ordered: PatchDesign,
  pixels?: Pixels,
  original: { width: number; height: number } | undefined = pixels,
): Limit[] {
  const { design, frame } = framed(ordered, pixels)
  const { picture, motif, text, outline } = design
  const drawn = text ? textRegions(text, outline, frame, !picture && !motif) : []
  const limits: Limit[] = [...lowLetters(drawn, frame), ...manyColours(design)]
  if (!picture || !pixels || !original) return limits
  if (original.width / (picture.place.width / 10) < leastResolution)
    limits.push({ kind: 'resolution' })
  const colours = smoothed(colourGridOf(picture, pixels, frame))
  const cut = cellsInside(frame.outline, colours, 5)
  const grid = labelsOf(colours, picture.threads, cut)
  const palette = picture.threads.map(({ colour }) => labOfHex(colour))
  const face = skinIn(colours, cut)
  return [
    ...limits,
    ...lettersAndLines(grid, palette, labOfHex(threadChart[design.cloth].hex), frame),
    ...(face ? [{ kind: 'face' as const, at: placeOf(face, frame) }] : []),
    ...gradients(colours, grid, palette, frame),
  ]
}

function lowLetters(regions: readonly Region[], frame: Frame): Limit[] {
  const runs = regions.flatMap((region) => (region.kind === 'column' ? region.runs : []))
  if (runs.length === 0) return []
  const heights = runs.map((run) => boxAround([run]).height)
  const [width] = regions.flatMap((region) => (region.kind === 'column' ? region.width : []))
  const height = (Math.max(...heights) + (width ?? 0)) / unitsPerMm
  if (height >= lowestLetter) return []
  const box = boxAround(runs)
  return [
    {
      kind: 'small-letters',
      at: {
        x: (box.x - frame.middle[0]) / unitsPerMm,
        y: (box.y - frame.middle[1]) / unitsPerMm,
        radius: box.width / 2 / unitsPerMm,
      },
    },
  ]
}

function manyColours({ edge, picture, motif, text }: PatchDesign): Limit[] {
  const threads = new Set([
    edge,
    ...(picture?.threads.map(({ thread }) => thread) ?? []),
    ...(motif?.threads ?? []),
    ...(text ? [text.thread] : []),
  ])
  return threads.size > mostThreads ? [{ kind: 'many-colours' }] : []
}

/** Letters too small to sew, and thin lines that are none of them. */
function lettersAndLines(
  grid: LabelGrid,
  palette: readonly Lab[],
  cloth: Lab,
  frame: Frame,
): Limit[] {
  const colourOf = (label: number) => palette[label] ?? cloth
  const standsOut = (part: Component) =>
    part.label !== bare &&
    neighboursOf(part, grid)
      .slice(0, 2)
      .every((label) => difference(colourOf(label), colourOf(part.label)) > toldDifference)
  const letters = smallLettersIn(componentsOf(grid).filter(standsOut)).slice(0, mostTold)
  const lines = componentsOf({ ...grid, labels: narrowParts(grid, thinRadius) })
    .filter((part) => part.cells.length >= toldLine && standsOut(part))
    .filter((part) => !letters.some((row) => overlaps(row, part)))
    .toSorted((a, b) => b.cells.length - a.cells.length)
    .slice(0, mostTold)
  return [
    ...letters.map((row): Limit => ({ kind: 'small-letters', at: placeOf(row, frame) })),
    ...lines.map((part): Limit => ({ kind: 'thin-lines', at: placeOnLine(part, grid, frame) })),
  ]
}

/** A ring around the middle of a line, which lies on the line also where that is bent. */
function placeOnLine({ cells }: Component, { width }: LabelGrid, { middle }: Frame) {
  const at = cells[cells.length >> 1] ?? 0
  return {
    x: (((at % width) + 0.5) * cell - middle[0]) / unitsPerMm,
    y: ((Math.floor(at / width) + 0.5) * cell - middle[1]) / unitsPerMm,
    radius: ringOnLine,
  }
}

const overlaps = (one: Component, other: Component): boolean =>
  one.left <= other.right &&
  other.left <= one.right &&
  one.top <= other.bottom &&
  other.top <= one.bottom

/** The largest area in which the picture's colours change too gently for its threads. */
function gradients(
  { lab }: ColourGrid,
  grid: LabelGrid,
  palette: readonly Lab[],
  frame: Frame,
): Limit[] {
  const off = grid.labels.map((label, at) => {
    const thread = palette[label]
    if (!thread) return bare
    const colour: Lab = [lab[3 * at] ?? 0, lab[3 * at + 1] ?? 0, lab[3 * at + 2] ?? 0]
    return difference(colour, thread) > gradientDifference ? 1 : bare
  })
  const sewn = grid.labels.reduce((sum, label) => sum + (label === bare ? 0 : 1), 0)
  const largest = componentsOf({ ...grid, labels: off })
    .filter(({ label, cells }) => label !== bare && cells.length > gradientShare * sewn)
    .toSorted((a, b) => b.cells.length - a.cells.length)[0]
  return largest ? [{ kind: 'gradient', at: placeOf(largest, frame) }] : []
}

/** The circle around a component, as a design measures. */
function placeOf(part: Component, { middle }: Frame) {
  const { left, top, right, bottom } = part
  return {
    x: ((left + right + 1) * (cell / 2) - middle[0]) / unitsPerMm,
    y: ((top + bottom + 1) * (cell / 2) - middle[1]) / unitsPerMm,
    radius: (Math.max(right - left, bottom - top) + 1) * (cell / 2 / unitsPerMm),
  }
}
