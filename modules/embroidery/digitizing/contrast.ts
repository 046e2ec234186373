import type { ChartThread } from '../../shared/contract/api.d.ts'
import { chartThreads, threadChart } from '../thread-chart.ts'
import { inLight } from './picture/pixels/in-light.ts'
import { difference, type Lab, labOfHex } from './picture/pixels/oklab.ts'

/**
 * Least difference of a colour from the cloth at which it is clearly visible. Less visible are silver on white,
 * chocolate on navy.
 */
export const visible = 0.13

/**
 * Least difference of two neighbouring colours, as both look in a room, at which an eye separates them: white snow from
 * a pale sky.
 */
export const seenBeside = 0.075

/** The colour of each thread in Oklab. */
export const threadLabs = Object.fromEntries(
  chartThreads.map((name) => [name, labOfHex(threadChart[name].hex)]),
) as Record<ChartThread, Lab>

const seenLabs = Object.fromEntries(
  chartThreads.map((name) => [name, inLight(threadLabs[name])]),
) as Record<ChartThread, Lab>

/** The difference of a thread from the most similar of some others: white from black is 0.5. */
export const contrastTo = (thread: ChartThread, others: readonly ChartThread[]): number =>
  Math.min(...others.map((other) => difference(seenLabs[other], seenLabs[thread])))
