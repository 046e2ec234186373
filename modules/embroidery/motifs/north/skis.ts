import type { Layer, Motif } from '../../motif.ts'
import { area, column, motif } from '../layer.ts'
import { turned } from '../paths.ts'

const outline = (above: number, below: number): string =>
  `M0 ${-above}C4 ${4 - above} 7 ${12 - above} 7 ${22 - above}L5 ${below - 30}L6 ${below - 4}C6 ${below} -6 ${below} -6 ${below - 4}L-5 ${below - 30}L-7 ${22 - above}C-7 ${12 - above} -4 ${4 - above} 0 ${-above}Z`

/** A ski with its binding at the origin, its tip up before it is turned. Lengths from the origin to tip and tail. */
const ski = (degrees: number, above: number, below: number, binding: number): Layer[] => [
  area(0, degrees + 90, turned(outline(above, below), degrees)),
  column(1, 2, turned(outline(above, below), degrees)),
  column(2, 3, turned(`M-4 ${22 - above}L0 ${17 - above}L4 ${22 - above}`, degrees)),
  column(2, 9, turned(`M0 ${binding - 7}L0 ${binding + 6}`, degrees)),
]

export const skis = {
  /** Skis crossed low, with their poles between them. Threads: skis, their edges and poles, bindings. */
  skis: motif(
    column(1, 2.6, 'M-21 -52L13 52M21 -52L-13 52'),
    column(2, 2.6, 'M5 47L17 43M-5 47L-17 43'),
    column(2, 6, 'M-22 -56L-18.7 -46M22 -56L18.7 -46'),
    ...ski(-40, 84, 38, -32),
    ...ski(40, 84, 38, -32),
  ),
  /** Skis strewn flat in the snow. Threads: skis, their edges and poles, bindings. */
  'strewn-skis': motif(
    column(1, 2.4, 'M-38 -27L44 27M38 -27L-44 27'),
    column(2, 2.6, 'M35 27L43 18M-35 27L-43 18'),
    column(2, 6, 'M-41 -29L-34 -24.4M41 -29L34 -24.4'),
    ...ski(-72, 72, 58, -36),
    ...ski(72, 72, 58, -36),
  ),
} satisfies Record<string, Motif>
