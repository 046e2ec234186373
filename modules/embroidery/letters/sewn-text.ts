import type { Box } from '../geometry/point.ts'
import { drawingWith } from '../light/drawing.ts'
import { drawRegion } from '../light/lit-region.ts'
import type { ThreadName } from '../threads.ts'
import { lettersAlone } from './lettering.ts'

/**
 * A text sewn into a box, one line per word, as SVG elements without a patch. `idPrefix` keeps its ids apart from those
 * of other drawings in the same document.
 */
export function sewText(text: string, room: Box, thread: ThreadName, idPrefix: string): string {
  const drawing = drawingWith(idPrefix)
  const sewn = lettersAlone({ text }, room).map((letter) =>
    drawRegion({ kind: 'column', thread, ...letter }, drawing),
  )
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${sewn.join('')}</g>`
}
