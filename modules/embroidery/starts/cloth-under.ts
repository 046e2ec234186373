import type { ChartThread } from '../../shared/contract/api.d.ts'
import { contrastTo, threadLabs, visible } from '../digitizing/contrast.ts'
import { chartThreads } from '../thread-chart.ts'

/** Cloth that goes with most pictures, before all others. */
const plain = ['white', 'navy', 'black', 'grey'] as const

/**
 * The cloth on which each of these threads is seen: the first wanted one, or else a plain or the least colourful one.
 * Where there is none, that on which the least visible thread is seen best.
 */
export function clothUnder(
  threads: readonly ChartThread[],
  wanted: readonly ChartThread[],
): ChartThread {
  const choices = [...wanted, ...plain, ...quietFirst]
  return (
    choices.find((cloth) => contrastTo(cloth, threads) >= visible) ??
    choices.reduce((best, next) =>
      contrastTo(next, threads) > contrastTo(best, threads) ? next : best,
    )
  )
}

const chromaOf = (thread: ChartThread): number => {
  const [, greenRed, blueYellow] = threadLabs[thread]
  return Math.hypot(greenRed, blueYellow)
}

const quietFirst = chartThreads.toSorted((a, b) => chromaOf(a) - chromaOf(b))
