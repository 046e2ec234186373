import { shade } from '../../embroidery/index.ts'
import type { OverallsColour } from '../rules/overalls.ts'
import type { cloths } from './colours.ts'

/** The cloth of one pair of overalls: ids of its paints and filters, of which a drawing may have several pairs. */
export type Cloth = {
  colour: string
  stitching: string
  twill: string
  inside: string
  light: string
  shape: string
  shadow: string
}

/** The area that a drawing shows, in units of the overalls. */
export type View = { x: number; y: number; width: number; height: number }

/** The cloth of a colour, in a drawing where no other pair has the same id. */
export function clothOf(
  { cloth: colour, stitching }: (typeof cloths)[OverallsColour],
  id: string,
): Cloth {
  const part = (name: string) => `${id}-${name}`
  return {
    colour,
    stitching,
    twill: part('t'),
    inside: part('i'),
    light: part('l'),
    shape: part('s'),
    shadow: part('d'),
  }
}

/** SVG definitions for the cloth in a drawing of overalls. */
export const clothDefs = (
  { colour, twill: outer, inside, light, shadow }: Cloth,
  view: View,
): string =>
  [
    twill(outer, colour),
    twill(inside, shade(colour, -0.45)),
    relief(light, view),
    `<filter id="${shadow}" x="-.2" y="-.2" width="1.4" height="1.4"><feDropShadow dx="2" dy="3.5" stdDeviation="2.6" flood-opacity=".55"/></filter>`,
  ].join('')

/** Ribs to each side of the pattern's tile: a tile of one is drawn ten times as often, in twice the time. */
const ribs = 10

function twill(id: string, colour: string): string {
  const [rib, furrow] = [shade(colour, 0.1), shade(colour, -0.2)]
  const [width, height] = [3 * ribs, 6 * ribs]
  const each = Array.from({ length: ribs }, (_, index) => index)
  const furrows = [...each, ribs].map((column) => `M${3 * column} 0V${height}`)
  const stitches = each.flatMap((column) =>
    each.map((row) => {
      const [x, y] = [3 * column, 6 * row]
      return `M${x + 1.6} ${y + 0.4}v2.2m.3 .8v2.2`
    }),
  )
  return `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="rotate(38)"><path d="M0 0H${width}V${height}H0Z" fill="${colour}"/><path d="${furrows.join('')}" stroke="${furrow}" stroke-width="1"/><path d="${stitches.join('')}" stroke="${rib}" stroke-width=".7"/></pattern>`
}

/**
 * Light from the top left on a height, which is how opaque a drawing is: grey where the cloth is level. The height is
 * rounded twice, as folds and as the body below them, and crumpled a little, since cloth that was worn is never even.
 * The difference of two shifted copies keeps its strength at every size, which the lights of SVG do not.
 */
const relief = (id: string, { x, y, width, height }: View): string =>
  [
    `<filter id="${id}" filterUnits="userSpaceOnUse" x="${x}" y="${y}" width="${width}" height="${height}" color-interpolation-filters="sRGB">`,
    '<feTurbulence type="fractalNoise" baseFrequency=".016 .011" numOctaves="4" seed="11" result="crumple"/>',
    '<feGaussianBlur in="SourceAlpha" stdDeviation="5" result="fold"/>',
    '<feGaussianBlur in="SourceAlpha" stdDeviation="20" result="body"/>',
    '<feComposite in="fold" in2="body" operator="arithmetic" k2=".3" k3=".38"/>',
    '<feComposite in2="crumple" operator="arithmetic" k2="1" k3=".16" result="height"/>',
    '<feOffset in="height" dx="5" dy="6" result="dark"/>',
    '<feOffset in="height" dx="-5" dy="-6"/>',
    '<feComposite in2="dark" operator="arithmetic" k2="4.4" k3="-4.4" k4=".5"/>',
    '<feColorMatrix values="0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 0 0 1" result="light"/>',
    '<feComponentTransfer in="SourceAlpha" result="cut"><feFuncA type="linear" slope="2.5"/></feComponentTransfer>',
    '<feComposite in="light" in2="cut" operator="in"/>',
    '</filter>',
  ].join('')

/** A fold: a ridge from one point to another that swells to its width in the middle and bends to one side. */
export type Fold = readonly [
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  bend: number,
  width: number,
  height: number,
]

function ridge([x1, y1, x2, y2, bend, width, height]: Fold): string {
  const length = Math.hypot(x2 - x1, y2 - y1)
  const [nx, ny] = [(y1 - y2) / length, (x2 - x1) / length]
  const side = (by: number) =>
    `${Math.round((x1 + x2) / 2 + nx * by)} ${Math.round((y1 + y2) / 2 + ny * by)}`
  return `<path d="M${x1} ${y1}Q${side(bend + width)} ${x2} ${y2}Q${side(bend - width)} ${x1} ${y1}" fill-opacity="${height}"/>`
}

/** Opacity of level cloth in the drawing of heights. */
const level = 0.4

/** The light on cloth of this outline and on everything sewn on it. Each of the `bands` lies on it, or reaches beyond. */
export const lit = (
  { light, shape }: Cloth,
  d: string,
  folds: readonly Fold[],
  bands: readonly string[] = [],
): string =>
  `<clipPath id="${shape}"><path d="${d}"/></clipPath><g filter="url(#${light})" style="mix-blend-mode:soft-light">${[d, ...bands].map((area) => `<path d="${area}" fill-opacity="${level}"/>`).join('')}<g clip-path="url(#${shape})">${folds.map(ridge).join('')}</g></g>`

/** An area of cloth. Its weave is finer than a pixel of a small picture, which shows the plain colour then. */
export const wovenArea = ({ colour, twill: weave }: Cloth, d: string): string =>
  `<path d="${d}" fill="${colour}"/><path d="${d}" fill="url(#${weave})"/>`
