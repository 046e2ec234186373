import type { ChartThread, DesignPicture } from '../../../../shared/contract/api.d.ts'
import { chartThreads } from '../../../thread-chart.ts'
import { threadLabs } from '../../contrast.ts'
import { isMixed } from '../mixed-colours.ts'
import { exaggerated, isPhoto, toTone } from '../photo.ts'
import { backgroundOf } from '../pixels/background.ts'
import { difference, type Lab } from '../pixels/oklab.ts'
import type { Pixels } from '../pixels/pixels.ts'
import { isSkin } from '../skin.ts'
import { type Colours, coloursOf } from './count-colours.ts'
import { grouped, groupedTones, withoutClose } from './group-colours.ts'

type PictureThread = DesignPicture['threads'][number]

/** A colour with a smaller share of the picture is worth no thread, unless it differs by more than `striking`. */
const leastShare = 0.008
const striking = 0.2
const leastStrikingShare = 0.0025

/** A thin line is seen however small its area is. */
const leastLineShare = 0.001

/** By how much more than its best thread the thread of a colour may differ from it. */
const mostLoss = 0.04

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
    .filter(({ weight, inLines, lab }, _, all) => {
      const apart = Math.min(
        ...all.filter((other) => other.lab !== lab).map((other) => difference(other.lab, lab)),
      )
      const least = inLines > weight / 2 ? leastLineShare : leastStrikingShare
      return weight > total * (apart > striking ? least : leastShare)
    })
    .toSorted((a, b) => b.weight - a.weight)
  return paired(
    groups,
    groups.map(({ lab }) => lab),
  )
}

/** The colours without those of the blurred rims of thin lines, which mix a line's colour with the one around it. */
function withoutBlurs(groups: readonly Colours[], ground: Lab | undefined): readonly Colours[] {
  const around = [...groups.map(({ lab }) => lab), ...(ground ? [ground] : [])]
  return groups.filter(
    ({ lab, weight, inLines }) =>
      inLines < weight / 2 ||
      !groups.some(
        (line) => line.weight > weight && around.some((other) => isMixed(lab, line.lab, other)),
      ),
  )
}

/** How much more skin counts in a photo than other colours. */
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

/**
 * A thread of its own for each colour: the one that looks most like it, or else the next one, so that white bubbles stay
 * apart from a cream wall. Colours that lose most by their second choice come first. Undefined for a colour of which the
 * free threads look too different; it is sewn as the colour beside it.
 */
function threadsFor(colours: readonly Lab[]): (ChartThread | undefined)[] {
  const choices = colours.map((colour) =>
    chartThreads
      .map((thread) => ({ thread, apart: hueDifference(threadLabs[thread], colour) }))
      .toSorted((one, other) => one.apart - other.apart),
  )
  const lossOf = (at: number, choice: number) =>
    (choices[at]?.[choice]?.apart ?? 0) - (choices[at]?.[0]?.apart ?? 0)
  const taken = new Map<ChartThread, number>()
  for (const at of [...colours.keys()].toSorted(
    (one, other) => lossOf(other, 1) - lossOf(one, 1),
  )) {
    const free = choices[at]?.findIndex(({ thread }) => !taken.has(thread)) ?? 0
    const choice = choices[at]?.[free]
    if (choice && lossOf(at, free) < mostLoss) taken.set(choice.thread, at)
  }
  const threads = new Map([...taken].map(([thread, at]) => [at, thread]))
  return colours.map((_, at) => threads.get(at))
}

/** The thread that looks most like a colour. */
export const threadLike = (colour: Lab): ChartThread | undefined => threadsFor([colour])[0]

/** How different two colours look where a hue may not be lost: one that is too dark is better than a grey one. */
const hueDifference = ([al, aa, ab]: Lab, [bl, ba, bb]: Lab): number =>
  Math.hypot(al - bl, 1.8 * (aa - ba), 1.8 * (ab - bb))

const hexOf = (rgb: readonly number[]): string =>
  `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
