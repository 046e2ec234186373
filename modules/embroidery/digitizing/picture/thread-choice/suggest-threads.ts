import type { DesignPicture } from '../../../../shared/contract/api.d.ts'
import { isMixed } from '../mixed-colours.ts'
import { exaggerated, isPhoto, toTone } from '../photo.ts'
import { backgroundOf } from '../pixels/background.ts'
import { difference, hexOf, type Lab } from '../pixels/oklab.ts'
import type { Pixels } from '../pixels/pixels.ts'
import { isSkin } from '../skin.ts'
import { type Colours, coloursOf } from './count-colours.ts'
import { grouped, groupedTones, withoutClose } from './group-colours.ts'
import { threadsFor } from './threads-for.ts'
import { withLostFigures } from './with-lost-figures.ts'

type PictureThread = DesignPicture['threads'][number]

/** A colour with a smaller share of the picture is worth no thread, unless it differs by more than `striking`. */
const leastShare = 0.008
const striking = 0.15

/** Less than its area: thin lines and small letters lie mostly on edges, which count for less. */
const leastStrikingShare = 0.0003

/** A colour of which each pixel counts for less is no more than the blurred rim between two others. */
const leastOfRim = 0.25

/**
 * The colours of a picture and the threads of the chart for them, at most `most`, the largest area first; of one thread
 * where the picture has a single colour.
 */
export function suggestThreads(
  pixels: Pixels,
  { most, withoutBackground }: { most: number; withoutBackground: boolean },
): PictureThread[] {
  const left = withoutBackground ? backgroundOf(pixels) : undefined
  const counted = coloursOf(pixels, left?.mask)
  if (isPhoto(pixels)) return threadsOfPhoto(counted, most)
  const total = counted.reduce((sum, { weight }) => sum + weight, 0)
  if (total === 0) return [{ colour: '#ffffff', thread: 'white' }]
  const groups = withoutBlurs(withoutClose(grouped(counted, most)), left?.colour)
    .filter(({ weight, samples, lab }, _, all) => {
      const commoner = all.filter((other) => other.weight > weight).map((other) => other.lab)
      const isRim = weight < leastOfRim * samples && mixes(lab, commoner, left?.colour)
      const isStriking = !isRim && commoner.every((other) => difference(other, lab) > striking)
      return weight > total * (isStriking ? leastStrikingShare : leastShare)
    })
    .toSorted((a, b) => b.weight - a.weight)
  const threads = paired(
    groups,
    groups.map(({ lab }) => lab),
  )
  return withLostFigures(threads, pixels, left?.mask, most)
}

/** The colours without those of the blurred rims of thin lines, which mix a line's colour with the one around it. */
const withoutBlurs = (groups: readonly Colours[], ground: Lab | undefined): readonly Colours[] =>
  groups.filter(({ lab, weight, inLines }) => {
    const commoner = groups.filter((other) => other.weight > weight).map((other) => other.lab)
    return inLines < weight / 2 || !mixes(lab, commoner, ground)
  })

/** Whether a colour mixes a commoner one with another, or with the background. */
const mixes = (lab: Lab, commoner: readonly Lab[], ground: Lab | undefined): boolean =>
  commoner.some((one) =>
    [...commoner, ...(ground ? [ground] : [])].some((other) => isMixed(lab, one, other)),
  )

/** The weight of skin in a photo; other colours have 1. */
const skinWeight = 2

function threadsOfPhoto(counted: readonly Colours[], most: number): PictureThread[] {
  const tones = counted.map((colours) => ({
    ...colours,
    lab: toTone(colours.lab),
    weight: colours.inPhoto * (isSkin(...colours.lab) ? skinWeight : 1),
  }))
  const total = tones.reduce((sum, { weight }) => sum + weight, 0)
  const middle = tones.reduce((sum, { lab, weight }) => sum + lab[0] * weight, 0) / total
  const groups = groupedTones(tones, most).toSorted((a, b) => b.weight - a.weight)
  return paired(
    groups,
    groups.map(({ lab }) => exaggerated(lab, middle)),
  )
}

/** The groups whose colours got a thread, with it. `wanted` are the colours that the threads should have. */
function paired(groups: readonly Colours[], wanted: readonly Lab[]): PictureThread[] {
  const threads = threadsFor(wanted)
  return groups.flatMap(({ rgb }, at) => {
    const thread = threads[at]
    return thread ? { colour: hexOf(rgb), thread } : []
  })
}
