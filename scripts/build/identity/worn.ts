import { drawOveralls } from '../../../modules/catalogue/overalls/index.ts'
import {
  type OverallsColour,
  type OverallsPart,
  overallsColours,
  overallsParts,
} from '../../../modules/catalogue/rules.ts'
import type { patchesOfFiles } from '../../../modules/catalogue/seed.ts'

type Patches = Awaited<ReturnType<typeof patchesOfFiles>>

/** A patch of the catalogue by its id, its centre, the side of its picture, and its turn in degrees. */
type Sewn = readonly [id: number, x: number, y: number, size: number, turn: number]

type Scene = {
  colour: OverallsColour
  part: OverallsPart
  patches: readonly Sewn[]
  behind?: string
}

/** The hero's overalls stand on the section's own ground. */
const hero: Scene = {
  colour: 'red',
  part: { side: 'front', x: 180, y: 40, width: 640, height: 660 },
  patches: [
    [229, 500, 486, 146, -4],
    [31, 350, 560, 128, -12],
    [104, 654, 556, 128, 10],
    [120, 596, 650, 120, -7],
    [134, 344, 702, 120, -6],
    [310, 466, 690, 110, 8],
    [246, 690, 706, 118, 9],
  ],
}

const paint = (part: OverallsPart, colour: string): string =>
  `<path d="M${part.x} ${part.y}h${part.width}v${part.height}h${-part.width}Z" fill="${colour}"/>`

/** Boards of a wall, each with a dark joint and a lit edge, and a rail with pegs. */
const wall = (): string => {
  const joints = Array.from({ length: 12 }, (_, index) => index * 180)
  return [
    '<path d="M0 0H2120V1590H0Z" fill="#e6d3ae"/>',
    ...joints.map(
      (x) =>
        `<path d="M${x} 0V1590" stroke="#8a6a3c" stroke-opacity=".5" stroke-width="6"/><path d="M${x + 5} 0V1590" stroke="#fff" stroke-opacity=".45" stroke-width="4"/>`,
    ),
    '<path d="M0 96H2120V150H0Z" fill="#000" fill-opacity=".2" transform="translate(0 12)"/><path d="M0 90H2120V146H0Z" fill="#6f4326"/><path d="M0 90H2120V100H0Z" fill="#a0714a"/>',
  ].join('')
}

const bib: OverallsPart = { side: 'front', x: 250, y: 300, width: 500, height: 375 }
const leg: OverallsPart = { side: 'front', x: 190, y: 930, width: 420, height: 315 }
const back: OverallsPart = { side: 'back', x: 230, y: 540, width: 540, height: 405 }
const whole: OverallsPart = { side: 'front', x: 150, y: 0, width: 700, height: 1520 }

/** Three scenes of the gallery, 4 by 3: a bib, a leg and a back. */
const gallery: Record<'bib' | 'leg' | 'back', Scene> = {
  bib: {
    colour: 'red',
    part: bib,
    behind: paint(bib, '#f2b134'),
    patches: [
      [216, 500, 484, 118, 3],
      [77, 372, 548, 104, -9],
      [268, 632, 548, 104, 8],
      [22, 338, 636, 92, 6],
      [147, 446, 622, 92, -6],
      [120, 566, 624, 94, 5],
      [88, 664, 634, 88, -8],
    ],
  },
  leg: {
    colour: 'blue',
    part: leg,
    behind: paint(leg, '#f1e4c6'),
    patches: [
      [115, 304, 992, 92, -8],
      [121, 402, 1010, 88, 6],
      [258, 290, 1090, 90, 5],
      [283, 376, 1106, 84, -7],
      [159, 318, 1194, 90, 9],
      [228, 566, 1000, 84, -5],
      [309, 580, 1110, 90, 7],
    ],
  },
  back: {
    colour: 'black',
    part: back,
    behind: paint(back, '#e9579a'),
    patches: [
      [100, 376, 884, 104, -5],
      [229, 624, 886, 104, 6],
      [294, 344, 700, 92, -10],
      [206, 454, 726, 86, 5],
      [246, 566, 722, 88, -6],
      [52, 664, 700, 90, 8],
      [331, 500, 582, 104, 2],
    ],
  },
}

/** The fourth scene: three kinds of overalls side by side, each at its own place on the wall. */
const hanging: readonly (Scene & { left: number })[] = [
  {
    left: 10,
    colour: 'blue',
    part: whole,
    patches: [
      [115, 500, 486, 140, 4],
      [42, 332, 830, 116, -7],
      [283, 672, 900, 116, 6],
      [159, 310, 1010, 116, 8],
      [258, 690, 1090, 116, -6],
      [1, 300, 1230, 116, -4],
    ],
  },
  {
    left: 710,
    colour: 'red',
    part: whole,
    patches: [
      [229, 500, 486, 146, -4],
      [31, 330, 800, 120, -10],
      [104, 674, 810, 116, 8],
      [77, 312, 970, 120, 6],
      [120, 690, 980, 116, -7],
      [134, 304, 1140, 116, -5],
      [310, 700, 1170, 120, 6],
      [268, 296, 1310, 112, 5],
    ],
  },
  {
    left: 1410,
    colour: 'green',
    part: whole,
    patches: [
      [216, 500, 490, 130, -3],
      [72, 336, 850, 116, -8],
      [246, 668, 860, 116, 7],
      [324, 312, 1040, 116, 6],
      [252, 694, 1060, 116, -8],
      [309, 700, 1250, 116, 5],
    ],
  },
]

/** Overalls with patches of the catalogue, as SVG: the hero's, and the gallery's as [name, SVG]. */
export function worn(patches: Patches): { hero: string; gallery: [string, string][] } {
  const recipes = new Map(patches.map(({ id, recipe }) => [id, recipe]))
  const draw = ({ patches: all, ...scene }: Scene): string =>
    drawOveralls({
      ...scene,
      patches: all.map(([id, x, y, size, turn]) => {
        const recipe = recipes.get(id)
        if (!recipe) throw new Error(`There is no patch ${id}`)
        return { recipe, x, y, size, turn }
      }),
    })
  const pairs = hanging.map(({ left, ...scene }) =>
    draw(scene).replace('<svg ', `<svg x="${left}" y="60" `),
  )
  const together = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2120 1590" width="2120" height="1590">${wall()}${pairs.join('')}</svg>`
  return {
    hero: draw(hero),
    gallery: [
      ...Object.entries(gallery).map(([name, scene]): [string, string] => [name, draw(scene)]),
      ['wall', together],
    ],
  }
}

/** Each kind of overalls without patches in each part that is dressed, as [name, SVG]. */
export const bare = (): [string, string][] =>
  overallsColours.flatMap((colour) =>
    Object.entries(overallsParts).map(([name, part]): [string, string] => [
      `${colour}-${name}`,
      drawOveralls({ colour, part }),
    ]),
  )
