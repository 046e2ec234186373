import type { PatchDesign } from '../../shared/contract/api.d.ts'
import { boxAround } from '../geometry/point.ts'
import type { Region } from '../stitches/region.ts'
import { threadChart } from '../thread-chart.ts'
import { framed, underEdge } from './digitize.ts'
import { textRegions } from './drawn-parts.ts'
import { unitsPerMm } from './embroidery.ts'
import type { Frame } from './frame.ts'
import { cellsInside } from './inside.ts'
import { partLikeCloth } from './like-cloth.ts'
import { placeOf, placeOnLine, type Spot, shownOf } from './limit-places.ts'
import { neighboursOf } from './picture/clean.ts'
import { faceIn } from './picture/face.ts'
import { cell, colourGridOf, gridOf } from './picture/grid.ts'
import { islandsIn } from './picture/islands.ts'
import { labelsOf } from './picture/labels.ts'
import { narrowParts } from './picture/narrow-parts.ts'
import { type Component, componentsOf } from './picture/pixels/components.ts'
import { bare, type LabelGrid } from './picture/pixels/label-grid.ts'
import { difference, type Lab, labOfHex } from './picture/pixels/oklab.ts'
import type { Pixels } from './picture/pixels/pixels.ts'
import { leavesFaintOut } from './picture/pixels/seen-pixels.ts'
import { largestLetter, smallLettersIn } from './picture/small-letters.ts'
import { smoothed } from './picture/smooth-colours.ts'
import { bandsIn } from './picture/soft-borders.ts'
import { withThinLines } from './picture/thin-lines.ts'

/** What will not be sewn as it is seen; `at` is where, in millimetres from the middle of the patch. */
export type Limit = {
  kind:
    | 'nothing-sewn'
    | 'only-background'
    | 'like-cloth'
    | 'one-colour'
    | 'left-out'
    | 'too-detailed'
    | 'resolution'
    | 'thin-lines'
    | 'small-letters'
    | 'many-colours'
    | 'gradient'
    | 'face'
  at?: Spot
}

/** Pixels per centimetre of patch below which rims look ragged. */
const leastResolution = 40

/** Letters below this height in mm close up. */
const lowestLetter = 3

/** Threads of a whole patch, edge included, from which the design tip is exceeded (DESIGN-07). */
const recommendedThreads = 8

/** Lines thinner than 1.2 mm close up or tear; half of that in cells. */
const thinRadius = (0.6 * unitsPerMm) / cell

/** The shortest thin line that is reported, in cells, and the least difference between its colour and those around it. */
const toldLine = 40
const toldDifference = 0.2

const mostTold = 3

/** Share of the patch in one thread beside which nearly nothing else is seen. */
const oneColour = 0.998

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
  const likeCloth = (cut: Uint8Array, grid?: LabelGrid): Limit[] => {
    const part = partLikeCloth(design, frame, cut, grid)
    return part ? [{ kind: 'like-cloth', at: placeOf(part, frame) }] : []
  }
  if (!picture || !pixels || !original)
    return [...limits, ...likeCloth(cellsInside(frame.outline, gridOf(frame), underEdge))]
  if (original.width / (picture.place.width / 10) < leastResolution)
    limits.push({ kind: 'resolution', at: shownOf(picture.place, pixels, frame) })
  const raw = colourGridOf(picture, pixels, frame)
  const colours = smoothed(raw)
  const cut = cellsInside(frame.outline, colours, underEdge)
  const plain = labelsOf(colours, picture.threads, cut)
  const grid = withThinLines(plain, raw, picture.threads, cut)
  const palette = picture.threads.map(({ colour }) => labOfHex(colour))
  const cloth = labOfHex(threadChart[design.cloth].hex)
  const colourOf = (label: number) => palette[label] ?? cloth
  const letters = smallLettersIn(
    islandsIn(raw, labelsOf(raw, picture.threads, cut), colourOf, largestLetter),
    raw,
  ).slice(0, mostTold)
  const face = faceIn(raw, cut)
  const bands = bandsIn(colours, plain)
  return [
    ...limits,
    ...likeCloth(cut, plain),
    ...(isOneColour(plain, cut) ? [{ kind: 'one-colour' as const }] : []),
    ...(leavesFaintOut(pixels) ? [{ kind: 'left-out' as const }] : []),
    ...letters.map((row): Limit => ({ kind: 'small-letters', at: placeOf(row, frame) })),
    ...thinLines(grid, colourOf, frame, letters),
    ...(face ? [{ kind: 'face' as const, at: placeOf(face, frame) }] : []),
    ...(bands ? [{ kind: 'gradient' as const, at: placeOf(bands, frame) }] : []),
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
  return threads.size > recommendedThreads ? [{ kind: 'many-colours' }] : []
}

/** Whether one thread covers nearly all of the patch, as that of a white logo on nearly white. */
function isOneColour({ labels }: LabelGrid, cut: Uint8Array): boolean {
  const counts = new Uint32Array(bare + 1)
  let patch = 0
  labels.forEach((label, at) => {
    if (!cut[at]) return
    patch += 1
    counts[label] = (counts[label] ?? 0) + 1
  })
  return Math.max(...counts.subarray(0, bare)) > oneColour * patch
}

/** The longest lines that are too thin to sew, and no letters. */
function thinLines(
  grid: LabelGrid,
  colourOf: (label: number) => Lab,
  frame: Frame,
  letters: readonly Component[],
): Limit[] {
  const standsOut = (part: Component) =>
    part.label !== bare &&
    neighboursOf(part, grid)
      .slice(0, 2)
      .every((label) => difference(colourOf(label), colourOf(part.label)) > toldDifference)
  return componentsOf({ ...grid, labels: narrowParts(grid, thinRadius) })
    .filter((part) => part.cells.length >= toldLine && standsOut(part))
    .filter((part) => !letters.some((row) => overlaps(row, part)))
    .toSorted((a, b) => b.cells.length - a.cells.length)
    .slice(0, mostTold)
    .map((part): Limit => ({ kind: 'thin-lines', at: placeOnLine(part, grid, frame) }))
}

const overlaps = (one: Component, other: Component): boolean =>
  one.left <= other.right &&
  other.left <= one.right &&
  one.top <= other.bottom &&
  other.top <= one.bottom
