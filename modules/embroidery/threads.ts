import type { ChartThread } from '../shared/contract/api.d.ts'
import { chartThreads, threadChart } from './thread-chart.ts'

/** A colour of thread. */
export type ThreadName = ChartThread | 'glow'

/** Every colour a patch can be sewn in, as sRGB hex: those of the chart, and one that glows in the dark. */
export const threads: Readonly<Record<ThreadName, string>> = {
  ...(Object.fromEntries<string>(
    chartThreads.map((name) => [name, threadChart[name].hex]),
  ) as Record<ChartThread, string>),
  glow: '#B9F34D',
}

/** The names of all colours. */
export const threadNames = Object.keys(threads) as ThreadName[]
