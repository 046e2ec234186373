import { shade } from '../patch/index.ts'
import type { OverallsColour } from '../rules/overalls.ts'
import type { cloths } from './colours.ts'

/** Size of a drawing, 10 units per cm. */
const size = { width: 1000, height: 1520 } as const

/** The cloth of one pair of overalls: ids of its paints and filters, of which a drawing may have several pairs. */
export type Cloth = {
  colour: string
  stitching: string
  twill: string
  inside: string
  fold: string
  soft: string
  crumple: string
  cut: string
}

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
    fold: part('f'),
    soft: part('s'),
    crumple: part('c'),
    cut: part('k'),
  }
}

/** What a drawing of overalls defines for its cloth. */
export function clothDefs({
  colour,
  twill: outer,
  inside,
  fold,
  soft: glow,
  crumple,
}: Cloth): string {
  return [
    twill(outer, colour),
    twill(inside, shade(colour, -0.45)),
    blur(fold, 6),
    blur(glow, 26),
    // Cloth that was worn is never even: large, faint differences of light.
    `<filter id="${crumple}" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".009 .005" numOctaves="3" seed="11"/><feDiffuseLighting surfaceScale="14" diffuseConstant=".6" lighting-color="#fff"><feDistantLight azimuth="225" elevation="50"/></feDiffuseLighting></filter>`,
  ].join('')
}

function twill(id: string, colour: string): string {
  const [rib, furrow] = [shade(colour, 0.1), shade(colour, -0.2)]
  return `<pattern id="${id}" width="3" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(38)"><path d="M0 0H3V6H0Z" fill="${colour}"/><path d="M0 0V6" stroke="${furrow}" stroke-width="1"/><path d="M1.6 .4V2.6M1.9 3.4V5.6" stroke="${rib}" stroke-width=".7"/></pattern>`
}

const blur = (id: string, deviation: number): string =>
  `<filter id="${id}" filterUnits="userSpaceOnUse" x="0" y="0" width="${size.width}" height="${size.height}"><feGaussianBlur stdDeviation="${deviation}"/></filter>`

/** Folds of one kind of cloth, from [path, width, strength] each: a dark valley, and light on the ridge below it. */
export function folds(
  cloth: Cloth,
  lines: readonly (readonly [d: string, width: number, strength: number])[],
): string {
  const valleys = lines.map(
    ([d, width, strength]) =>
      `<path d="${d}" stroke="#000" stroke-opacity="${strength}" stroke-width="${width}"/>`,
  )
  const ridges = lines.map(
    ([d, width, strength]) =>
      `<path d="${d}" transform="translate(${width * 0.5} ${width * 0.9})" stroke="#fff" stroke-opacity="${strength * 0.4}" stroke-width="${width * 0.7}"/>`,
  )
  return `<g fill="none" stroke-linecap="round" filter="url(#${cloth.fold})">${ridges.join('')}${valleys.join('')}</g>`
}

/** Wide, soft shadows or lights along lines. */
export const soft = (
  cloth: Cloth,
  d: string,
  paint: 'light' | 'dark',
  width: number,
  strength: number,
): string =>
  `<path d="${d}" fill="none" stroke="${paint === 'light' ? '#fff' : '#000'}" stroke-opacity="${strength}" stroke-width="${width}" stroke-linecap="round" filter="url(#${cloth.soft})"/>`

/** A piece of cloth with this outline, its folds inside. */
export const worn = (cloth: Cloth, d: string, light: string): string =>
  `<clipPath id="${cloth.cut}"><path d="${d}"/></clipPath>${wovenArea(cloth, d)}<g clip-path="url(#${cloth.cut})"><path d="M0 0H${size.width}V${size.height}H0Z" filter="url(#${cloth.crumple})" style="mix-blend-mode:soft-light" opacity=".8"/>${light}<path d="${d}" fill="none" stroke="#000" stroke-opacity=".5" stroke-width="34" filter="url(#${cloth.soft})"/></g>`

/** An area of cloth. Its weave is finer than a pixel of a small picture, which shows the plain colour then. */
export const wovenArea = ({ colour, twill: weave }: Cloth, d: string): string =>
  `<path d="${d}" fill="${colour}"/><path d="${d}" fill="url(#${weave})"/>`
