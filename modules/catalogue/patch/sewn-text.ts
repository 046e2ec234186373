import { shade } from './colour.ts'
import type { Box } from './geometry/point.ts'
import { lettersAlone } from './lettering.ts'
import { outlineOf, round, sewAcross } from './sew.ts'
import { type ThreadName, threads } from './threads.ts'

/** A text sewn into a box, one line per word, as SVG elements without a patch. */
export function sewText(text: string, room: Box, thread: ThreadName): string {
  const letters = lettersAlone({ text }, room)
  const shadow = letters.map(
    ({ runs, width }) =>
      `<path d="${outlineOf(runs)}" fill="none" stroke="${shade(threads[thread], -0.75)}" stroke-opacity=".5" stroke-width="${round(width + 2.4)}" stroke-linecap="round" stroke-linejoin="round"/>`,
  )
  return [
    ...shadow,
    ...letters.map(({ runs, width }) => sewAcross(runs, threads[thread], width)),
  ].join('')
}
