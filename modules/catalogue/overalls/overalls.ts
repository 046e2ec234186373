import { drawPatch, drawTacks, type Recipe } from '../patch/index.ts'
import type { OverallsColour, OverallsPart } from '../rules/overalls.ts'
import { back } from './back.ts'
import { brassDefs } from './brass.ts'
import { clothDefs, clothOf } from './cloth.ts'
import { cloths } from './colours.ts'
import { front } from './front.ts'

const sides = { front, back }

/** A patch on the overalls, placed by its centre; `size` is the side of its square picture, `turn` in degrees. */
type SewnPatch = { recipe: Recipe; x: number; y: number; size: number; turn: number }

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
  const { side, x, y, width, height } = part
  const cloth = clothOf(cloths[colour], colour)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}">`,
    `<defs>${clothDefs(cloth)}${brassDefs}</defs>`,
    behind,
    sides[side](cloth),
    ...patches.map((patch, index) => sewn(patch, cloth.stitching, `${colour}${index}-`)),
    '</svg>',
  ].join('')
}

function sewn({ recipe, x, y, size, turn }: SewnPatch, thread: string, idPrefix: string): string {
  const picture = drawPatch(recipe, { idPrefix }).replace(
    'height="400"',
    'height="400" overflow="visible"',
  )
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size / 400}) translate(-200 -200)">${picture}${drawTacks(recipe, thread, `${idPrefix}t`)}</g>`
}
