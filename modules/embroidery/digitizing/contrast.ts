import type { ChartThread } from '../../shared/contract/api.d.ts'
import { chartThreads, threadChart } from '../thread-chart.ts'
import { difference, type Lab, labOfHex } from './picture/oklab.ts'

/** What differs less from the cloth is hardly seen on it: cream or silver on white. Any eight threads have a better cloth. */
export const visible = 0.14

/** The colour of each thread in Oklab. */
export const threadLabs = Object.fromEntries(
  chartThreads.map((name) => [name, labOfHex(threadChart[name].hex)]),
) as Record<ChartThread, Lab>

/** How much a thread differs from that of some others which is most like it: white from black is 0.7. */
export const contrastTo = (thread: ChartThread, others: readonly ChartThread[]): number =>
  Math.min(...others.map((other) => difference(threadLabs[other], threadLabs[thread])))
