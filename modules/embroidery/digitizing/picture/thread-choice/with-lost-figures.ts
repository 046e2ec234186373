import type { DesignPicture } from '../../../../shared/contract/api.d.ts'
import { labelsOf } from '../labels.ts'
import { type LostFigure, lostFigures } from '../lost/figures.ts'
import { isPhoto } from '../photo.ts'
import type { LabelGrid } from '../pixels/label-grid.ts'
import { difference, hexOfLab, type Lab, putLab } from '../pixels/oklab.ts'
import { solid } from '../pixels/opacity.ts'
import type { Pixels } from '../pixels/pixels.ts'
import { seenPixels } from '../pixels/seen-pixels.ts'
import { threadBeside } from './threads-for.ts'

type PictureThread = DesignPicture['threads'][number]

/** Longer side of the picture in samples. */
const sampledSide = 220

/**
 * The threads of a picture, and up to `most` with one for each figure that they would sew in the thread of what is around
 * it, as white letters on light grey. `left` is 1 for the pixels that are not sewn.
 */
export function withLostFigures(
  threads: readonly PictureThread[],
  pixels: Pixels,
  left: Uint8Array | undefined,
  most: number,
): PictureThread[] {
  const colours = sampled(pixels, left)
  const everywhere = new Uint8Array(colours.covered.length).fill(1)
  let all = [...threads]
  while (all.length < most) {
    const grid = labelsOf(colours, all, everywhere)
    const [lost] = lostFigures(grid, colours)
    if (!lost) break
    all = withThread(all, lost, grid, colours.lab)
  }
  return all
}

/** A picture's samples in Oklab, each of which is a pixel: a mean of several would blur its rims. */
function sampled(whole: Pixels, left: Uint8Array | undefined) {
  const { data, ...size } = seenPixels(whole)
  const step = Math.max(1, Math.ceil(Math.max(size.width, size.height) / sampledSide))
  const [width, height] = [Math.ceil(size.width / step), Math.ceil(size.height / step)]
  const lab = new Float32Array(3 * width * height)
  const covered = new Uint8Array(width * height)
  for (let at = 0; at < covered.length; at++) {
    const place = Math.floor(at / width) * step * size.width + (at % width) * step
    const pixel = 4 * place
    putLab(lab, 3 * at, data[pixel] as number, data[pixel + 1] as number, data[pixel + 2] as number)
    covered[at] = left?.[place] || (data[pixel + 3] as number) < solid ? 0 : 1
  }
  return { width, height, lab, covered, ground: undefined, isPhoto: isPhoto(whole) }
}

/** Share of its area from which a figure may take over the thread: for a few letters, a whole disc keeps its colour. */
const leastShare = 0.05

/**
 * Threads with another one for the rarer of a lost figure's two colours, which is seen beside that of the other. Nothing
 * is lighter than white: a figure in it takes over the thread of the grey around it, which gets the new one.
 */
function withThread(
  threads: readonly PictureThread[],
  { label, colours: [colour, around] }: LostFigure,
  { labels }: LabelGrid,
  lab: Float32Array,
): PictureThread[] {
  let [balance, all] = [0, 0]
  labels.forEach((one, at) => {
    if (one !== label) return
    all += 1
    const here: Lab = [lab[3 * at] ?? 0, lab[3 * at + 1] ?? 0, lab[3 * at + 2] ?? 0]
    balance += difference(here, colour) < difference(here, around) ? 1 : -1
  })
  const [common, rare] = balance > 0 ? [colour, around] : [around, colour]
  const own = threads[label] as PictureThread
  const taken = threads.map(({ thread }) => thread)
  const isLarge = (all - Math.abs(balance)) / 2 >= leastShare * all
  const ofRare = threadBeside(own.thread, rare, taken, common)
  const ofCommon = !ofRare && isLarge && threadBeside(own.thread, common, taken, rare)
  const [first, second] = ofCommon
    ? [ofCommon, own.thread]
    : [own.thread, ofRare ?? threadBeside(own.thread, rare, taken) ?? own.thread]
  return [
    ...threads.map((one) => (one === own ? { colour: hexOfLab(common), thread: first } : one)),
    { colour: hexOfLab(rare), thread: second },
  ]
}
