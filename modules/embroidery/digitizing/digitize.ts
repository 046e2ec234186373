import type { ChartThread, DesignPicture, PatchDesign } from '../../shared/contract/api.d.ts'
import { type Region, stitched } from '../stitches/region.ts'
import { threadChart } from '../thread-chart.ts'
import { pictureRegions } from './areas/picture-regions.ts'
import { clipped } from './clip.ts'
import { cutAlong } from './cut-along.ts'
import { motifRegions, textRegions } from './drawn-parts.ts'
import type { Embroidery } from './embroidery.ts'
import { type Frame, frameOfShape } from './frame.ts'
import { cellsInside } from './inside.ts'
import { latestOf } from './latest.ts'
import { cleaned } from './picture/clean.ts'
import { type ColourGrid, colourGridOf } from './picture/grid.ts'
import { labelsOf } from './picture/labels.ts'
import { bare, type LabelGrid } from './picture/pixels/label-grid.ts'
import { labOfHex } from './picture/pixels/oklab.ts'
import type { Pixels } from './picture/pixels/pixels.ts'
import { smoothed } from './picture/smooth-colours.ts'
import { withThinLines } from './picture/thin-lines.ts'

/** Distance from the edge's centre line at which a picture ends, in picture units: the edge covers its end. */
export const underEdge = 5

/**
 * A customer's design as it is sewn. Deterministic: the browser shows and the server sews the same. `pixels` are those of
 * the design's picture; without them it is left out.
 */
export function digitize(ordered: PatchDesign, pixels?: Pixels): Embroidery {
  const { design, frame } = framed(ordered, pixels)
  const { cloth, edge, picture } = design
  const { width, height, outline } = frame
  return {
    width,
    height,
    outline,
    cloth,
    regions: [
      ...[
        ...(picture && pixels ? sewnPicture(picture, pixels, frame, cloth) : []),
        ...drawnRegions(design, frame),
      ].filter(hasStitches),
      { kind: 'edging', thread: edge, outline },
    ],
  }
}

/** Areas of a few cells have no contour, and slivers no room for a stitch. */
const hasStitches = (region: Region): boolean => stitched(region).length > 0

/** A design with its frame; that of one that is cut along its drawing follows from it. */
export const framed = (
  design: PatchDesign,
  pixels?: Pixels,
): { design: PatchDesign; frame: Frame } =>
  design.outline === 'contour'
    ? cutAlong(design, pixels)
    : { design, frame: frameOfShape(design.outline, design.size) }

/** The regions of a design's motif and text; a motif may reach over the edge, where it is cut off. */
export const drawnRegions = (
  { picture, motif, text, outline }: PatchDesign,
  frame: Frame,
): Region[] => [
  ...(motif ? clipped(motifRegions(motif, frame), frame.outline) : []),
  ...(text ? textRegions(text, outline, frame, !picture && !motif) : []),
]

function sewnPicture(
  picture: DesignPicture,
  pixels: Pixels,
  frame: Frame,
  cloth: ChartThread,
): Region[] {
  const threads = picture.threads.map(({ thread }) => thread)
  return pictureRegions(labelled(picture, pixels, frame, cloth), threads)
}

/**
 * Which thread sews which cell of the patch. Without its background, a picture leaves bare what has the colour of the
 * cloth too.
 */
export function labelled(
  picture: DesignPicture,
  pixels: Pixels,
  frame: Frame,
  cloth: ChartThread,
): LabelGrid {
  const { threads, withoutBackground } = picture
  const grid = sewable(picture, pixels, frame, cloth)
  if (!withoutBackground) return grid
  const clothLabels = threads.map(({ thread }) => thread === cloth)
  return { ...grid, labels: grid.labels.map((label) => (clothLabels[label] ? bare : label)) }
}

const latestSewable = latestOf<LabelGrid, LabelGrid>()

/** Which thread sews which cell, without what no needle can sew. */
export function sewable(
  picture: DesignPicture,
  pixels: Pixels,
  frame: Frame,
  cloth: ChartThread,
): LabelGrid {
  const { threads, smallestArea } = picture
  const { grid, raw } = wanted(picture, pixels, frame)
  return latestSewable(grid, [cloth, smallestArea], () =>
    cleaned(
      grid,
      threads.map(({ thread }) => labOfHex(threadChart[thread].hex)),
      labOfHex(threadChart[cloth].hex),
      { isPhoto: raw.isPhoto, least: smallestArea },
    ),
  )
}

/** Which thread each cell would have if a needle could sew everything, and what that follows from. */
type Wanted = {
  grid: LabelGrid
  /** Without thin lines. */
  plain: LabelGrid
  raw: ColourGrid
  colours: ColourGrid
  /** 1 for the cells of the patch. */
  cut: Uint8Array
}

const latestWanted = latestOf<ColourGrid, Wanted>()

export function wanted({ threads, ...placed }: DesignPicture, pixels: Pixels, frame: Frame) {
  const raw = colourGridOf(placed, pixels, frame)
  return latestWanted(raw, [threads, frame.outline.points], (): Wanted => {
    const colours = smoothed(raw)
    const cut = cellsInside(frame.outline, colours, underEdge)
    const plain = labelsOf(colours, threads, cut)
    return { grid: withThinLines(plain, raw, threads, cut), plain, raw, colours, cut }
  })
}
