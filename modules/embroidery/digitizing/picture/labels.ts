import type { DesignPicture } from '../../../shared/contract/api.d.ts'
import type { ColourGrid } from './grid.ts'
import { mixtureOf } from './mixed-colours.ts'
import { hueGain } from './photo.ts'
import { bare, type LabelGrid } from './pixels/label-grid.ts'
import { difference, type Lab, labOfHex } from './pixels/oklab.ts'

type Colours = Pick<ColourGrid, 'width' | 'height' | 'lab' | 'covered' | 'isPhoto' | 'ground'>

/** The least share of a thread's colour in that of a cell on the rim of what is sewn in it. */
const leastOnRim = 0.2

/**
 * Each cell's thread: that of the colour most like it, alone or, at the rim of a drawing, mixed with the background that
 * was left out: the grey rim of a black letter is not red. `cut` is 1 for the cells inside the patch.
 */
export function labelsOf(
  { width, height, lab, covered, isPhoto, ground }: Colours,
  threads: DesignPicture['threads'],
  cut: Uint8Array,
): LabelGrid {
  const palette = threads.map(({ colour }) => labOfHex(colour))
  const hueWeight = isPhoto ? hueGain ** 2 : 1
  const labels = new Uint8Array(width * height).fill(bare)
  for (let at = 0; at < labels.length; at++) {
    if (!covered[at] || !cut[at]) continue
    let least = Infinity
    const [lightness, greenRed, blueYellow] = [
      lab[3 * at] as number,
      lab[3 * at + 1] as number,
      lab[3 * at + 2] as number,
    ]
    for (let index = 0; index < palette.length; index++) {
      const thread = palette[index] as Lab
      const l = thread[0] - lightness
      const a = thread[1] - greenRed
      const b = thread[2] - blueYellow
      const apart = l * l + hueWeight * (a * a + b * b)
      if (apart >= least) continue
      least = apart
      labels[at] = index
    }
    if (isPhoto || !ground) continue
    const isInside =
      covered[at - 1] && covered[at + 1] && covered[at - width] && covered[at + width]
    if (isInside) continue
    const own: Lab = [lightness, greenRed, blueYellow]
    let nearest = Math.sqrt(least)
    palette.forEach((thread, index) => {
      const { share = 0, off = Infinity } = mixtureOf(own, ground, thread) ?? {}
      if (share < leastOnRim || off >= nearest) return
      nearest = off
      labels[at] = index
    })
  }
  return { width, height, labels: sewnTogether(labels, threads) }
}

/** The label of what is sewn in the thread of the colour most like this one. */
export function labelLike(colour: Lab, threads: DesignPicture['threads']): number {
  const apart = threads.map((one) => difference(labOfHex(one.colour), colour))
  return firstLabels(threads)[apart.indexOf(Math.min(...apart))] ?? bare
}

/** Colours that are sewn in one thread have one label. */
function sewnTogether(labels: Uint8Array, threads: DesignPicture['threads']): Uint8Array {
  const first = firstLabels(threads)
  if (first.every((label, index) => label === index)) return labels
  return labels.map((label) => (label === bare ? bare : (first[label] ?? label)))
}

const firstLabels = (threads: DesignPicture['threads']): number[] =>
  threads.map(({ thread }) => threads.findIndex((one) => one.thread === thread))
