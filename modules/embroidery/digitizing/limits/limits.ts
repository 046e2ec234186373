import type { PatchDesign } from '../../../shared/contract/api.d.ts'
import { threadChart } from '../../thread-chart.ts'
import { visible } from '../contrast.ts'
import { framed, sewable, underEdge, wanted } from '../digitize.ts'
import { textRegions } from '../drawn-parts.ts'
import { cellsInside } from '../inside.ts'
import { faceIn } from '../picture/face.ts'
import { gridOf } from '../picture/grid.ts'
import { islandsIn } from '../picture/islands.ts'
import { labelLike, labelsOf } from '../picture/labels.ts'
import { faintEdge, lostEdges, plainEdge } from '../picture/lost/edges.ts'
import { lostFigures } from '../picture/lost/figures.ts'
import { leavesFiguresOut } from '../picture/lost/left-out-figures.ts'
import { lostSpecks } from '../picture/lost/specks.ts'
import { paleLettersIn } from '../picture/pale-letters.ts'
import { backgroundOf } from '../picture/pixels/background.ts'
import { type Component, contains, overlaps } from '../picture/pixels/components.ts'
import { bare } from '../picture/pixels/label-grid.ts'
import { labOfHex } from '../picture/pixels/oklab.ts'
import type { Pixels } from '../picture/pixels/pixels.ts'
import { isOpen, leavesFaintOut } from '../picture/pixels/seen-pixels.ts'
import { largestLetter, smallLettersIn } from '../picture/small-letters.ts'
import { smallParts } from '../picture/small-parts.ts'
import { bandsIn } from '../picture/soft-borders.ts'
import { noThread, unsewnCells } from '../picture/unsewn-cells.ts'
import { hardlySeen, type SewnPicture } from './like-cloth.ts'
import { lowLetters } from './low-letters.ts'
import { isOneColour } from './one-colour.ts'
import { placeOf, type Spot, shownOf } from './places.ts'
import { thinLines } from './thin-lines.ts'

/**
 * A difference between the picture that the customer sees and the sewn patch; `at` is its place, in millimetres from
 * the middle of the patch.
 */
export type Limit = {
  kind:
    | 'nothing-sewn'
    | 'only-background'
    | 'like-cloth'
    | 'like-around'
    | 'like-ground'
    | 'one-colour'
    | 'left-out'
    | 'too-detailed'
    | 'resolution'
    | 'thin-lines'
    | 'small-letters'
    | 'small-parts'
    | 'photo'
    | 'many-colours'
    | 'gradient'
    | 'face'
  at?: Spot
}

/** Pixels per centimetre of patch below which rims look ragged. */
const leastResolution = 40

/** Threads of a whole patch, edge included, from which the design tip is exceeded (DESIGN-07). */
const recommendedThreads = 8

/** Most places of a kind. */
const mostReported = 3

/**
 * Limits that a customer should know before ordering, at most three places of a kind. `original` is the uploaded
 * picture's size.
 */
export function limitsOf(
  ordered: PatchDesign,
  pixels?: Pixels,
  original: { width: number; height: number } | undefined = pixels,
): Limit[] {
  const { design, frame } = framed(ordered, pixels)
  const { picture, motif, text, outline } = design
  const report = (kind: Limit['kind'], ...spots: (Spot | undefined)[]): Limit[] =>
    spots.flatMap((at) => (at ? [{ kind, at }] : [])).slice(0, mostReported)
  const reportOf = (kind: Limit['kind'], ...parts: (Component | undefined)[]): Limit[] =>
    report(kind, ...parts.map((part) => part && placeOf(part, frame)))
  const likeUnder = (cut: Uint8Array, sewn?: SewnPicture): Limit[] => {
    const { onCloth, onPicture } = hardlySeen(design, frame, cut, sewn)
    return [...reportOf('like-cloth', onCloth), ...reportOf('like-around', onPicture)]
  }
  const drawn = text ? textRegions(text, outline, frame, !picture && !motif) : []
  const limits = [...report('small-letters', lowLetters(drawn, frame)), ...manyColours(design)]
  if (!picture || !pixels || !original)
    return [...limits, ...likeUnder(cellsInside(frame.outline, gridOf(frame), underEdge))]
  const { threads, place, withoutBackground } = picture
  const { grid, plain, raw, colours, cut } = wanted(picture, pixels, frame)
  const palette = threads.map(({ colour }) => labOfHex(colour))
  const cloth = labOfHex(threadChart[design.cloth].hex)
  const colourOf = (label: number) => palette[label] ?? cloth
  const inPicture = (label: number) => (label === bare ? raw.ground : palette[label])
  const ground = withoutBackground ? undefined : backgroundOf(pixels)?.colour
  const pale = lostFigures(plain, colours).find(({ apart }) => apart < visible)?.part
  // Details that the customer removed by simplifying are not reported.
  const { smallestArea: _, ...whole } = picture
  const sewn = sewable(whole, pixels, frame, design.cloth)
  const unsmoothed = labelsOf(raw, threads, cut)
  const unsewn = unsewnCells(unsmoothed, raw, cut, inPicture)
  const marked = unsmoothed.labels.map((label, at) => (unsewn[at] ? noThread : label))
  const marks = islandsIn(raw, { ...unsmoothed, labels: marked }, inPicture, largestLetter)
  const letters = [
    ...smallLettersIn(marks, raw),
    ...paleLettersIn(raw, unsmoothed).filter((row) => !pale || !overlaps(row, pale)),
  ].slice(0, mostReported)
  const edges = [
    ...lostEdges(colours, plain, cut, plainEdge),
    ...lostEdges(raw, plain, cut, faintEdge),
  ]
  const clear = edges.find(
    (edge) => !(pale && overlaps(pale, edge)) && !letters.some((row) => contains(row, edge)),
  )
  // A photo has details everywhere, and no lines.
  const details = raw.isPhoto
    ? [{ kind: 'photo' as const }]
    : [
        ...reportOf(
          'small-parts',
          smallParts({ raw, wanted: grid, sewn, unsewn, colourOf: inPicture }, letters, cut) ??
            lostSpecks(raw, plain, cut),
        ),
        ...report(
          'thin-lines',
          ...thinLines(grid, { colourOf, ground: raw.ground }, frame, letters),
        ),
      ]
  const isCoarse = original.width / (place.width / 10) < leastResolution
  const alike = [
    ...likeUnder(cut, { grid: plain, ground: ground && labelLike(ground, threads) }),
    ...reportOf('like-around', pale, clear),
    ...(withoutBackground && leavesFiguresOut(pixels) ? [{ kind: 'like-ground' as const }] : []),
  ]
  const isOneThread = isOneColour(plain, cut, withoutBackground || isOpen(pixels))
  return [
    ...limits,
    ...report('resolution', isCoarse ? shownOf(place, pixels, frame) : undefined),
    ...alike,
    ...(isOneThread ? [{ kind: 'one-colour' as const }] : []),
    ...(leavesFaintOut(pixels) ? [{ kind: 'left-out' as const }] : []),
    ...reportOf('small-letters', ...letters),
    ...details,
    ...reportOf('face', faceIn(raw, cut)),
    ...reportOf('gradient', bandsIn(colours, plain)),
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
