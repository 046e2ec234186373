import type { ChartThread } from '../../../../shared/contract/api.d.ts'
import { chartThreads } from '../../../thread-chart.ts'
import { contrastTo, threadLabs, visible } from '../../contrast.ts'
import type { Lab } from '../pixels/oklab.ts'

/** By how much more than its best thread the thread of a colour may differ from it. */
const mostLoss = 0.04

/**
 * A thread of its own for each colour: the one that looks most like it, or else the next one, so that white bubbles stay
 * apart from a cream wall. Colours that lose most by their second choice come first. Undefined for a colour of which the
 * free threads look too different; it is sewn as the colour beside it.
 */
export function threadsFor(colours: readonly Lab[]): (ChartThread | undefined)[] {
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

/** The most chroma of what is grey, of what looks so, and the least cosine of the angle between two related hues. */
const grey = 0.015
const greyish = 0.035
const related = 0.7

/** By how much of both a greyish thread may lean to the opposite hue: a bluish grey is none for cream. */
const opposite = -0.0004

/** Whether a thread looks grey or has a hue like that of a colour: grey becomes no blue, and beige no pink. */
function keepsHue([, ...thread]: Lab, [, ...colour]: Lab): boolean {
  const [of, to] = [Math.hypot(...thread), Math.hypot(...colour)]
  const along = thread[0] * colour[0] + thread[1] * colour[1]
  if (of < greyish) return of < grey || along > opposite
  return to >= greyish && along >= related * of * to
}

/**
 * The thread that looks most like a colour of those that are seen beside another one, without those in `taken`. With
 * `around`, the colour of that other one, it differs to the same side as the colours do: what is lighter or redder than
 * its surroundings stays so. Undefined where no thread does.
 */
export function threadBeside(
  beside: ChartThread,
  colour: Lab,
  taken: readonly ChartThread[],
  around?: Lab,
): ChartThread | undefined {
  const from = threadLabs[beside]
  const isOnSide = ([l, a, b]: Lab) =>
    !around ||
    (l - from[0]) * (colour[0] - around[0]) +
      (a - from[1]) * (colour[1] - around[1]) +
      (b - from[2]) * (colour[2] - around[2]) >
      0
  const apartOf = (thread: ChartThread) => hueDifference(threadLabs[thread], colour)
  return chartThreads
    .filter(
      (thread) =>
        !taken.includes(thread) &&
        contrastTo(thread, [beside]) >= visible &&
        isOnSide(threadLabs[thread]) &&
        keepsHue(threadLabs[thread], colour),
    )
    .toSorted((one, other) => apartOf(one) - apartOf(other))[0]
}

/** The difference of two colours where the hue matters most: a colour that is too dark is better than a grey one. */
const hueDifference = ([al, aa, ab]: Lab, [bl, ba, bb]: Lab): number =>
  Math.hypot(al - bl, 1.8 * (aa - ba), 1.8 * (ab - bb))
