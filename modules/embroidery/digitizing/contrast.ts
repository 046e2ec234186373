import type { ChartThread } from '../../shared/contract/api.d.ts'
import { chartThreads, threadChart } from '../thread-chart.ts'
import { difference, hexChannels, type Lab, labOf, labOfHex } from './picture/pixels/oklab.ts'

/** What differs less from the cloth is hardly seen on it: silver on white, chocolate on navy. */
export const visible = 0.13

/** The colour of each thread in Oklab. */
export const threadLabs = Object.fromEntries(
  chartThreads.map((name) => [name, labOfHex(threadChart[name].hex)]),
) as Record<ChartThread, Lab>

/** Share of white light that a surface reflects beside its colour, as in WCAG's contrast: dark colours look alike in it. */
const glare = 0.05

/** How a colour looks in a room, in Oklab. */
function inLight(hex: string): Lab {
  const [red = 0, green = 0, blue = 0] = hexChannels(hex).map(
    (value) => 255 * ((value / 255) ** gamma * (1 - glare) + glare) ** (1 / gamma),
  )
  return labOf(red, green, blue)
}

/** Of sRGB, nearly. */
const gamma = 2.2

const seenLabs = Object.fromEntries(
  chartThreads.map((name) => [name, inLight(threadChart[name].hex)]),
) as Record<ChartThread, Lab>

/** How much a thread differs from that of some others which is most like it: white from black is 0.5. */
export const contrastTo = (thread: ChartThread, others: readonly ChartThread[]): number =>
  Math.min(...others.map((other) => difference(seenLabs[other], seenLabs[thread])))
