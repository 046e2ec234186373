import { drawTacks, type Recipe, sewPatch } from '../../embroidery/index.ts'
import type { OverallsColour, OverallsPart } from '../rules/overalls.ts'
import { back } from './back.ts'
import { brassDefs } from './brass.ts'
import { type Cloth, clothDefs, clothOf, type View } from './cloth.ts'
import { cloths } from './colours.ts'
import { front } from './front.ts'

const sides = { front, back }

/** A patch on the overalls, placed by its centre; `size` is the side of its square picture, `turn` in degrees. */
type SewnPatch = { recipe: Recipe; x: number; y: number; size: number; turn: number }

/**
 * The margin of a drawing beyond its part on each side, in units of the overalls. Users of the drawing cut it off: the
 * light is wrong at the edge of a picture, beyond which a filter sees nothing.
 */
export const bleed = 50

type Overalls = {
  colour: OverallsColour
  part: OverallsPart
  patches?: readonly SewnPatch[]
  /** SVG behind the overalls. Default: none, and the picture is transparent there. */
  behind?: string
}

/**
 * A part of a pair of overalls with patches sewn on, as SVG. Its folds are blurred by filters, which take seconds: it is
 * drawn when the shop is built.
 */
export function drawOveralls({ colour, part, patches = [], behind = '' }: Overalls): string {
  const view = {
    x: part.x - bleed,
    y: part.y - bleed,
    width: part.width + 2 * bleed,
    height: part.height + 2 * bleed,
  }
  const { x, y, width, height } = view
  const cloth = clothOf(cloths[colour], colour)
  const shown = patches
    .filter((patch) => isIn(view, patch))
    .map((patch, index) => sewn(patch, cloth, `${colour}${index}-`))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}">`,
    `<defs>${clothDefs(cloth, view)}${brassDefs}</defs>`,
    behind,
    sides[part.side](cloth, shown.join('')),
    '</svg>',
  ].join('')
}

/** Whether any of the patch can show. */
const isIn = ({ x, y, width, height }: View, patch: SewnPatch): boolean =>
  patch.x + patch.size > x &&
  patch.x - patch.size < x + width &&
  patch.y + patch.size > y &&
  patch.y - patch.size < y + height

function sewn(
  { recipe, x, y, size, turn }: SewnPatch,
  { stitching, shadow }: Cloth,
  idPrefix: string,
): string {
  const picture = sewPatch(recipe, { idPrefix, turn })
  return `<g filter="url(#${shadow})"><g transform="translate(${x} ${y}) rotate(${turn}) scale(${size / 400}) translate(-200 -200)">${picture}${drawTacks(recipe, stitching, { idPrefix: `${idPrefix}t`, turn })}</g></g>`
}
