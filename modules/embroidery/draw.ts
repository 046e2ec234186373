import { shade } from './colour.ts'
import type { Embroidery } from './digitizing/embroidery.ts'
import type { Point } from './geometry/point.ts'
import { layOut } from './layout/layout.ts'
import { groundShapes, twill } from './light/cloth.ts'
import { drawingWith } from './light/drawing.ts'
import { type Light, shadowBy } from './light/light.ts'
import { drawRegion } from './light/lit-region.ts'
import { outlineOf, round } from './light/svg-path.ts'
import type { Ground, Recipe } from './recipe.ts'
import { regionsOf } from './regions.ts'
import { edgeWidth } from './stitches/merrowed.ts'
import { threads } from './threads.ts'

/** Increase whenever the same recipe gives different bytes. The paths of pictures depend on it. */
export const rendererVersion = 6

type SewOptions = {
  /** Prefix of all ids, so that several pictures on one page do not collide. Default: 'p'. */
  idPrefix?: string
  /** Degrees clockwise by which the picture will be turned, so that its light comes from the top left then. Default: 0. */
  turn?: number
}

type DrawOptions = SewOptions & {
  /** Text alternative of the picture. */
  title?: string
}

/** Draws a recipe as SVG, 400 by 400. Deterministic: the same recipe and options give the same bytes. */
export const drawPatch = (recipe: Recipe, { title, ...options }: DrawOptions = {}): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400" role="img">${title ? `<title>${escapeXml(title)}</title>` : ''}${sewPatch(recipe, options)}</svg>`

/** A patch as SVG elements of 400 by 400 units, for another drawing; its shadow reaches beyond them. */
export function sewPatch(recipe: Recipe, options: SewOptions = {}): string {
  const layout = layOut(recipe)
  const { outline, middle } = layout
  const { cloth, ground } = recipe
  const sewn = { outline, cloth, regions: regionsOf(recipe, layout) }
  return sewEmbroidery(sewn, options, ground && { ...ground, middle })
}

/** Draws a customer's own patch as SVG. Deterministic, as `drawPatch`. */
export const drawEmbroidery = (embroidery: Embroidery, options: SewOptions = {}): string => {
  const [width, height] = [round(embroidery.width), round(embroidery.height)]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${sewEmbroidery(embroidery, options)}</svg>`
}

function sewEmbroidery(
  { outline, cloth, regions }: Pick<Embroidery, 'outline' | 'cloth' | 'regions'>,
  { idPrefix = 'p', turn = 0 }: SewOptions,
  ground?: Ground & { middle: Point },
): string {
  const drawing = drawingWith(idPrefix, turn)
  const { newId, light } = drawing
  const [first, second, cut, rim] = [newId(), newId(), newId(), newId()]
  return [
    `<defs>${twill(first, cloth)}${ground ? twill(second, ground.thread) : ''}<path id="${rim}" d="${outlineOf([outline])}"/><clipPath id="${cut}"><use href="#${rim}"/></clipPath></defs>`,
    castShadow(rim, light),
    `<g clip-path="url(#${cut})"><use href="#${rim}" fill="url(#${first})"/>`,
    ground ? layGround(ground, ground.middle, second) : '',
    clothShadow(rim, light),
    '</g><g fill="none" stroke-linecap="round" stroke-linejoin="round">',
    ...regions.map((region) => drawRegion(region, drawing)),
    '</g>',
  ].join('')
}

/** Spread of each layer of the shadow that the thickness of a patch casts: further out, and further from the light. */
const shadowLayers = [0, 1.5, 3, 4.5, 6, 7.5, 9]

const castShadow = (rim: string, light: Light): string =>
  `<g fill="none" stroke="#000" stroke-opacity=".07" stroke-linejoin="round">${shadowLayers
    .map(
      (spread) =>
        `<use href="#${rim}" transform="${shadowBy(light, [1.2 + spread / 5, 1.8 + spread / 2])}" stroke-width="${edgeWidth + spread}"/>`,
    )
    .join('')}</g>`

/** The edge is thick and stands above the cloth: its upper left side shades the cloth. */
const clothShadow = (rim: string, light: Light): string =>
  `<g fill="none" stroke="#000" stroke-opacity=".1" stroke-linejoin="round">${[3, 6, 9, 12]
    .map(
      (wide) =>
        `<use href="#${rim}" transform="${shadowBy(light, [wide / 4, wide / 3])}" stroke-width="${edgeWidth + wide}"/>`,
    )
    .join('')}</g>`

const layGround = ({ pattern, thread }: Ground, middle: Point, fill: string): string =>
  `<path d="${groundShapes[pattern](middle)}" fill="url(#${fill})" stroke="${shade(threads[thread], -0.3)}" stroke-width="1.4" stroke-dasharray="4 2.4"/>`

const escapeXml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
