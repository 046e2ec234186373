import { shade } from '../../embroidery/index.ts'
import { button, rivet } from './brass.ts'
import { type Cloth, type Fold, lit, wovenArea } from './cloth.ts'
import { bothSides, clothEdge, mirrored, topstitch } from './seams.ts'
import { band, boxStitch, buckle, slide } from './straps.ts'
import { legFolds, legs, trousers } from './trousers.ts'

export const frontOutline = `M380 306Q500 322 620 306C624 424 640 522 712 590${trousers(884)}C360 522 376 424 380 306Z`

/** The inside of the back, which shows between the straps. */
const behind = 'M398 420L424 216Q500 196 576 216L602 420Z'

/** The strap over the left shoulder: its part in front and the one behind, which is sewn to the back. */
const strap = {
  front: 'M379 338C367 240 343 140 355 70Q379 56 405 66C396 140 418 240 429 338Z',
  behind: 'M360 66Q382 52 402 62C434 106 464 170 484 246L440 258C424 196 400 130 360 66Z',
}

/** The front of a pair of overalls, 1000 by 1520, 10 units per cm; `sewn` lies on its cloth. */
export function front(cloth: Cloth, sewn: string): string {
  const stitch = (d: string) => topstitch(d, cloth.stitching)
  return [
    inside({ ...cloth, colour: shade(cloth.colour, -0.45), twill: cloth.inside }),
    wovenArea(cloth, frontOutline),
    clothEdge('M380 306Q500 322 620 306'),
    bothSides(
      stitch('M380 320Q440 330 500 332M380 330Q440 340 500 342') +
        stitch('M394 350C390 440 366 534 298 604'),
    ),
    // Waistband and fly.
    clothEdge('M288 596Q500 640 712 596M284 640Q500 686 716 640'),
    stitch('M290 606Q500 650 710 606M286 630Q500 676 714 630'),
    clothEdge('M500 664V884'),
    stitch('M508 668V862M540 666V780Q540 830 508 846'),
    legs(cloth, 'M280 768'),
    bothSides(slantPocket(stitch)),
    chestPocket(cloth, stitch),
    bothSides(
      band(cloth, strap.front, 'M386 334C375 240 352 140 362 76M421 334C410 240 388 140 397 74'),
    ),
    bothSides(button(306, 672, 13) + button(300, 728, 13)),
    sewn,
    bothSides(slide(384, 216, -8) + buckle(404, 366, -4, cloth)),
    lit(cloth, frontOutline, folds, [strap.front, mirrored(strap.front)]),
  ].join('')
}

const folds: readonly Fold[] = [
  ...legFolds,
  // From the crotch towards the hips.
  [494, 876, 330, 850, -26, 12, 0.6],
  [492, 900, 320, 930, -30, 14, 0.6],
  [486, 940, 350, 1020, -24, 12, 0.5],
  [506, 878, 676, 856, 26, 12, 0.6],
  [508, 902, 684, 936, -26, 14, 0.55],
  [514, 944, 650, 1014, -20, 12, 0.5],
  // Bib and hips.
  [376, 460, 300, 584, 22, 10, 0.5],
  [404, 540, 316, 602, 14, 9, 0.4],
  [624, 460, 700, 584, -22, 10, 0.5],
  [596, 544, 684, 602, -14, 9, 0.4],
  [330, 700, 330, 860, -24, 12, 0.45],
  [672, 700, 680, 860, 24, 12, 0.45],
  [452, 680, 462, 840, 16, 9, 0.35],
  [404, 390, 452, 590, 16, 12, 0.4],
  [430, 400, 560, 372, -12, 11, 0.35],
  [596, 396, 566, 590, -14, 12, 0.4],
]

const inside = (cloth: Cloth): string => {
  const dim = { ...cloth, stitching: shade(cloth.stitching, -0.4) }
  return (
    wovenArea(cloth, behind) +
    topstitch('M424 230Q500 210 576 230', dim.stitching) +
    bothSides(
      band(dim, strap.behind, 'M374 76C408 126 434 190 448 250M396 70C430 116 460 180 476 244') +
        boxStitch(460, 236, -15, dim),
    )
  )
}

function slantPocket(stitch: (d: string) => string): string {
  const opening = 'M372 652C366 710 330 748 270 762'
  return `<path d="M374 656C368 714 332 754 268 768L276 740C282 710 290 680 294 650Z" fill="#000" fill-opacity=".2"/>${clothEdge(opening)}${stitch('M362 650C356 704 322 738 272 750M352 648C346 696 316 726 276 738')}${rivet(374, 660)}${rivet(268, 764)}`
}

function chestPocket(cloth: Cloth, stitch: (d: string) => string): string {
  const pocket = 'M408 408H592L588 520Q586 538 570 542L500 562L430 542Q414 538 412 520Z'
  return `${wovenArea(cloth, pocket)}<path d="${pocket}" fill="#fff" fill-opacity=".03"/><path d="M408 408H592V446Q500 456 409 446Z" fill="#000" fill-opacity=".08"/>${clothEdge(pocket)}${stitch('M416 416H584M416 440H584M418 450L420 518Q422 532 434 535L500 553L566 535Q578 532 580 518L582 450M474 450V546')}${rivet(412, 412)}${rivet(588, 412)}`
}
