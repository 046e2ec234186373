import { bleed, drawOveralls } from '../../../modules/catalogue/overalls/index.ts'
import { overallsColours, overallsParts, overallsSize } from '../../../modules/catalogue/rules.ts'
import type { Patch } from '../../../modules/catalogue/seed.ts'
import { closeUps, hanging, hero, type Scene, swatch } from './outfits.ts'

/** Overalls with patches of the catalogue, as [name, SVG with a bleed]: the hero's, and the gallery's four. */
export function worn(patches: readonly Patch[]): [string, string][] {
  const recipes = new Map(patches.map(({ id, recipe }) => [id, recipe]))
  const draw = ({ colour, part, patches: all, ground = 'none' }: Scene): string =>
    drawOveralls({
      colour,
      part,
      behind: `<path d="M0 0H${overallsSize.width}V${overallsSize.height}H0Z" fill="${ground}"/>`,
      patches: all.map(([id, x, y, size, turn]) => {
        const recipe = recipes.get(id)
        if (!recipe) throw new Error(`There is no patch ${id}`)
        return { recipe, x, y, size, turn }
      }),
    })
  return [
    ['bukse-hero', draw(hero)],
    ...Object.entries(closeUps).map(([name, scene]): [string, string] => [
      `galleri-${name}`,
      draw(scene),
    ]),
    ['galleri-wall', wall(hanging.map(draw))],
  ]
}

/** Each kind of overalls without patches in each part that is dressed, as [name, SVG with a bleed]. */
export const bare = (): [string, string][] =>
  overallsColours.flatMap((colour) =>
    Object.entries(overallsParts).map(([name, part]): [string, string] => [
      `bukse-${colour}-${name}`,
      drawOveralls({ colour, part }),
    ]),
  )

/** The cloth on which a patch is shown, as [name, SVG with a bleed]. */
export const swatches = (): [string, string][] =>
  swatch.colours.map((colour) => [`stoff-${colour}`, drawOveralls({ colour, part: swatch.part })])

/** Drawings of whole overalls on the pegs of a wall, 2120 by 1590 with a bleed. */
function wall(drawings: readonly string[]): string {
  const joints = Array.from({ length: 13 }, (_, index) => index * 180)
  const pairs = drawings.map((svg, index) => {
    const [left, top] = [10 + index * 700 - bleed, 64 - bleed]
    const pegs = [380, 620].map((x) => peg(left + bleed + x - 150, 122))
    return `<g filter="url(#on-wall)">${svg.replace('<svg ', `<svg x="${left}" y="${top}" `)}</g>${pegs.join('')}`
  })
  const [width, height] = [2120 + 2 * bleed, 1590 + 2 * bleed]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-bleed} ${-bleed} ${width} ${height}" width="${width}" height="${height}">`,
    '<defs><filter id="on-wall"><feDropShadow dx="12" dy="16" stdDeviation="10" flood-color="#3a2408" flood-opacity=".45"/></filter></defs>',
    '<path d="M-60 -60H2200V1660H-60Z" fill="#e6d3ae"/>',
    `<path d="${joints.map((x) => `M${x} -60V1660`).join('')}" stroke="#8a6a3c" stroke-opacity=".5" stroke-width="6"/>`,
    `<path d="${joints.map((x) => `M${x + 5} -60V1660`).join('')}" stroke="#fff" stroke-opacity=".45" stroke-width="4"/>`,
    '<path d="M-60 108H2200V164H-60Z" fill-opacity=".2"/><path d="M-60 90H2200V146H-60Z" fill="#6f4326"/><path d="M-60 90H2200V100H-60Z" fill="#a0714a"/>',
    ...pairs,
    '</svg>',
  ].join('')
}

/** The wooden knob from which a strap hangs. */
const peg = (x: number, y: number): string =>
  `<circle cx="${x + 5}" cy="${y + 8}" r="22" fill-opacity=".35"/><circle cx="${x}" cy="${y}" r="22" fill="#8a5833"/><circle cx="${x - 5}" cy="${y - 6}" r="12" fill="#b98555"/>`
