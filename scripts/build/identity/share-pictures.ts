import { designCount, sharePictureSize } from '../../../modules/catalogue/rules.ts'
import type { Patch } from '../../../modules/catalogue/seed.ts'
import { sewText } from '../../../modules/embroidery/index.ts'
import type { SharePicture } from '../../../site/layouts/page.ts'
import { mark } from './marks.ts'
import { scene, seam } from './scene.ts'

/** The share picture of each page: words in our alphabet, a cloth, and the ids of five patches. */
const pages = {
  home: { words: 'PATCHER TIL RUSSEN', cloth: 'red', ids: [31, 229, 104, 268, 246] },
  products: { words: `${designCount} PATCHER`, cloth: 'navy', ids: [134, 120, 176, 283, 210] },
  design: { words: 'LAG DIN EGEN', cloth: 'teal', ids: [28, 215, 100, 164, 57] },
  about: { words: 'HVEM VI ER', cloth: 'burgundy', ids: [108, 264, 171, 200, 316] },
  contact: { words: 'SKRIV TIL OSS', cloth: 'forest', ids: [188, 92, 239, 273, 117] },
  terms: { words: 'ÆRLIG HANDEL', cloth: 'navy', ids: [42, 109, 160, 77, 31] },
  privacy: { words: 'DITT ER DITT', cloth: 'teal', ids: [230, 54, 340, 234, 128] },
  withdrawal: { words: 'ANGRERETT', cloth: 'purple', ids: [324, 129, 26, 199, 92] },
  checkout: { words: 'RETT I POSTEN', cloth: 'red', ids: [215, 109, 42, 160, 77] },
  order: { words: 'TAKK FOR HANDELEN', cloth: 'navy', ids: [25, 123, 286, 98, 302] },
  letters: { words: 'POST FRA OSS', cloth: 'purple', ids: [188, 239, 48, 264, 270] },
  lost: { words: 'FEIL VEI', cloth: 'forest', ids: [324, 227, 261, 323, 129] },
  style: { words: 'STIL', cloth: 'burgundy', ids: [283, 230, 340, 54, 234] },
  staff: { words: 'PÅ JOBB', cloth: 'black', ids: [128, 26, 110, 199, 139] },
} as const satisfies Record<SharePicture, object>

const places = [
  { x: 790, y: 180, size: 300, turn: -9 },
  { x: 1040, y: 190, size: 280, turn: 8 },
  { x: 920, y: 330, size: 310, turn: 3 },
  { x: 770, y: 490, size: 250, turn: 7 },
  { x: 1065, y: 480, size: 270, turn: -8 },
]

/** A share picture for each page, as [page, SVG]. */
export const sharePictures = (patches: readonly Patch[]): [string, string][] =>
  Object.entries(pages).map(([page, { words, cloth, ids }]) => [
    page,
    scene({
      ...sharePictureSize,
      cloth,
      under: seam('M34 34H1166V596H34Z'),
      patches: [
        ...places.flatMap((place, index) => {
          const patch = patches.find(({ id }) => id === ids[index])
          return patch ? [{ ...place, recipe: patch.recipe }] : []
        }),
        { recipe: mark, x: 124, y: 512, size: 120 },
      ],
      over: [
        sewText(words, { x: 330, y: 242, width: 470, height: 340 }, 'cream', 'w'),
        sewText('RUSSPATCHER', { x: 400, y: 514, width: 400, height: 70 }, 'gold', 'n'),
      ].join(''),
    }),
  ])
