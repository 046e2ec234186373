import { shade } from './colour.ts'
import type { Point } from './geometry/point.ts'
import { layOut } from './layout.ts'
import { groundShapes, twill } from './light/cloth.ts'
import { idsWith } from './light/ids.ts'
import { drawRegion } from './light/lit-region.ts'
import { outlineOf, round } from './light/svg-path.ts'
import type { Ground, Recipe } from './recipe.ts'
import { regionsOf } from './regions.ts'
import { edgeWidth } from './stitches/merrowed.ts'
import { threads } from './threads.ts'

/** Increase whenever the same recipe gives different bytes. The paths of pictures depend on it. */
export const rendererVersion = 4

export type DrawOptions = {
  /** Prefix of all ids, so that several pictures on one page do not collide. Default: 'p'. */
  idPrefix?: string
  /** Text alternative of the picture. */
  title?: string
}

/** Draws a recipe as SVG, 400 by 400. Deterministic: the same recipe gives the same bytes. */
export function drawPatch(recipe: Recipe, { idPrefix = 'p', title }: DrawOptions = {}): string {
  const layout = layOut(recipe)
  const newId = idsWith(idPrefix)
  const [cloth, second, cut, rim] = [newId(), newId(), newId(), newId()]
  const { ground } = recipe
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400" role="img">',
    title ? `<title>${escapeXml(title)}</title>` : '',
    `<defs>${twill(cloth, recipe.cloth)}${ground ? twill(second, ground.thread) : ''}<path id="${rim}" d="${outlineOf([layout.outline])}"/><clipPath id="${cut}"><use href="#${rim}"/></clipPath></defs>`,
    castShadow(rim),
    `<g clip-path="url(#${cut})"><use href="#${rim}" fill="url(#${cloth})"/>`,
    ground ? layGround(ground, layout.middle, second) : '',
    clothShadow(rim),
    '</g><g fill="none" stroke-linecap="round" stroke-linejoin="round">',
    ...regionsOf(recipe, layout).map((region) => drawRegion(region, newId)),
    '</g></svg>',
  ].join('')
}

/** Spread of each layer of the shadow that the thickness of a patch casts: further out, and further from the light. */
const shadowLayers = [0, 1.5, 3, 4.5, 6, 7.5, 9]

const castShadow = (rim: string): string =>
  `<g fill="none" stroke="#000" stroke-opacity=".07" stroke-linejoin="round">${shadowLayers
    .map(
      (spread) =>
        `<use href="#${rim}" transform="translate(${round(1.2 + spread / 5)} ${round(1.8 + spread / 2)})" stroke-width="${edgeWidth + spread}"/>`,
    )
    .join('')}</g>`

/** The edge is thick and stands above the cloth: its upper left side shades the cloth. */
const clothShadow = (rim: string): string =>
  `<g fill="none" stroke="#000" stroke-opacity=".1" stroke-linejoin="round">${[3, 6, 9, 12]
    .map(
      (wide) =>
        `<use href="#${rim}" transform="translate(${wide / 4} ${wide / 3})" stroke-width="${edgeWidth + wide}"/>`,
    )
    .join('')}</g>`

const layGround = ({ pattern, thread }: Ground, middle: Point, fill: string): string =>
  `<path d="${groundShapes[pattern](middle)}" fill="url(#${fill})" stroke="${shade(threads[thread], -0.3)}" stroke-width="1.4" stroke-dasharray="4 2.4"/>`

const escapeXml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
