import { threadChart } from '../thread-chart.ts'
import { type ThreadName, threads } from '../threads.ts'

/** A thread as an operator finds it: its number at the maker, its name in the shop, and its colour as sRGB hex. */
export type Spool = { number: string; label: string; hex: string }

/** The spool of a thread. The one that glows in the dark is not in the chart, and has no number there. */
export function spoolOf(thread: ThreadName): Spool {
  if (thread === 'glow') return { number: 'glow', label: 'Selvlysende', hex: threads.glow }
  const { number, label, hex } = threadChart[thread]
  return { number, label, hex }
}
