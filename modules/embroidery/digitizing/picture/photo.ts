import { backgroundOf } from './pixels/background.ts'
import type { Lab } from './pixels/oklab.ts'
import type { Pixels } from './pixels/pixels.ts'
import { coloursOf } from './thread-choice/count-colours.ts'

/** As many of the colours that are counted together fill most of a photo; a drawing or a soft sky has half of them. */
const photoColours = 20
const mostOfIt = 0.9

const known = new WeakMap<Pixels, boolean>()

/** Whether a picture has the many tones of a photo, and not the few of a drawing. */
export function isPhoto(pixels: Pixels): boolean {
  const answer = known.get(pixels) ?? hasManyTones(pixels)
  known.set(pixels, answer)
  return answer
}

function hasManyTones(pixels: Pixels): boolean {
  const weights = coloursOf(pixels, backgroundOf(pixels)?.mask)
    .map(({ weight }) => weight)
    .toSorted((a, b) => b - a)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let filled = 0
  const last = weights.findIndex((weight) => {
    filled += weight
    return filled > mostOfIt * total
  })
  return last + 1 >= photoColours
}

/** By how much more a difference of hue counts in a photo than one of lightness: else skin is sewn as a grey wall. */
export const hueGain = 2.4

/** No thread is darker: what lies below is one black. */
const blackest = 0.24

/** A colour of a photo, where distances are those by which its areas are told apart. */
export const toTone = ([lightness, greenRed, blueYellow]: Lab): Lab => [
  Math.max(blackest, lightness),
  hueGain * greenRed,
  hueGain * blueYellow,
]

/** Factors by which threads exaggerate a photo's lightness and hues, so that its tones stay apart in few of them. */
const contrast = 1.25
const saturation = 1.1

/** The colours of which the threads are chosen for these tones, given the lightness of the whole photo. */
export const exaggerated = ([lightness, greenRed, blueYellow]: Lab, middle: number): Lab => [
  middle + contrast * (lightness - middle),
  (saturation / hueGain) * greenRed,
  (saturation / hueGain) * blueYellow,
]
