import type { ChartThread } from '../../shared/contract/api.d.ts'
import { contrastTo, threadLabs, visible } from '../digitizing/contrast.ts'
import { chartThreads } from '../thread-chart.ts'

/** Cloth that goes with most pictures, before all others. */
const plain = ['white', 'navy', 'black', 'grey'] as const

/** Contrast from which a plain cloth is as good as any: red on navy. */
const clear = 0.2

/**
 * The cloth on which each of these threads is seen: the first wanted one, or else a plain one on which all are clearly
 * seen. Where there is none, that on which the least visible thread is seen best; of those on which all are seen, a
 * colourful one has to be better by as much as its colour is strong.
 */
export function clothUnder(
  threads: readonly ChartThread[],
  wanted: readonly ChartThread[],
): ChartThread {
  const first = (choices: readonly ChartThread[], least: number) =>
    choices.find((cloth) => contrastTo(cloth, threads) >= least)
  const worth = (cloth: ChartThread) => {
    const contrast = contrastTo(cloth, threads)
    return contrast < visible ? contrast : 1 + contrast - chromaOf(cloth)
  }
  return (
    first(wanted, visible) ??
    first(plain, clear) ??
    chartThreads.reduce((best, next) => (worth(next) > worth(best) ? next : best))
  )
}

const chromaOf = (thread: ChartThread): number => {
  const [, greenRed, blueYellow] = threadLabs[thread]
  return Math.hypot(greenRed, blueYellow)
}
