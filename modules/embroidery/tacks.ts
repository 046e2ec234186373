import { stepsAlong } from './geometry/walk.ts'
import { layOut } from './layout/layout.ts'
import { drawingWith } from './light/drawing.ts'
import { shadowBy } from './light/light.ts'
import { litStitches } from './light/lit-stitches.ts'
import type { Recipe } from './recipe.ts'
import { across } from './stitches/column.ts'
import { edgeWidth } from './stitches/merrowed.ts'
import type { Stitch } from './stitches/stitch.ts'
import { tacksMargin } from './tacks-margin.ts'

/** Distance between the stitches of someone who sews a patch on by hand, and how far they reach over its edge. */
const stride = 34
const overEdge = 6

/** The stitches by hand that hold a patch on cloth, around its edge, as SVG in the patch's 400 by 400 units. */
export function drawTacks(
  recipe: Recipe,
  colour: string,
  { idPrefix, turn }: { idPrefix: string; turn: number },
): string {
  const drawing = drawingWith(idPrefix, turn)
  const { outline } = layOut(recipe)
  const stitches = stepsAlong(outline, stride).map(({ at, heading }, index): Stitch => {
    // By hand: no two of them slant alike.
    const slant = 0.3 + 0.25 * Math.sin(index * 2.4)
    return across(at, heading + slant, edgeWidth + 2 * overEdge)
  })
  const shadow = stitches.map(
    ([[ax, ay], [bx, by]]) =>
      `M${Math.round(ax)} ${Math.round(ay)}L${Math.round(bx)} ${Math.round(by)}`,
  )
  return `<g fill="none" stroke-linecap="round"><path d="${shadow.join('')}" transform="${shadowBy(drawing.light, [1.5, 2.5])}" stroke="#000" stroke-opacity=".4" stroke-width="3.6"/>${litStitches(stitches, colour, { width: 3.2, raised: true }, drawing)}</g>`
}

/** The same stitches as a picture of their own, which reaches beyond the patch's picture by `tacksMargin` on each side. */
export function drawTacksAlone(recipe: Recipe, colour: string): string {
  const beyond = 400 * tacksMargin
  const side = 400 + 2 * beyond
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-beyond} ${-beyond} ${side} ${side}" width="${side}" height="${side}">${drawTacks(recipe, colour, { idPrefix: '', turn: 0 })}</svg>`
}
