import { rivet } from './brass.ts'
import { type Cloth, type Fold, lit, wovenArea } from './cloth.ts'
import { bothSides, clothEdge, mirrored, topstitch } from './seams.ts'
import { band } from './straps.ts'
import { legFolds, legs, trousers } from './trousers.ts'

export const backOutline = `M430 262Q500 250 570 262C600 400 640 520 712 590${trousers(912)}C360 520 400 400 430 262Z`

/** The strap from the right of the back to the left shoulder. */
const strap = 'M508 304C468 226 400 140 348 88L392 52C446 114 516 200 558 282Z'

/** The back of a pair of overalls, 1000 by 1520, 10 units per cm: straps that cross, and pockets; `sewn` lies on it. */
export function back(cloth: Cloth, sewn: string): string {
  const stitch = (d: string) => topstitch(d, cloth.stitching)
  return [
    bothSides(band(cloth, strap, 'M514 294C472 216 406 136 356 86M550 280C508 202 442 118 390 62')),
    wovenArea(cloth, backOutline),
    bothSides(stitch('M440 276C410 410 368 530 298 604M450 278C420 416 378 540 306 612')),
    clothEdge('M404 372Q500 404 596 372'),
    stitch('M402 384Q500 416 598 384M400 394Q500 426 600 394M434 274Q500 262 566 274'),
    clothEdge('M288 596Q500 626 712 596M284 644Q500 672 716 644'),
    stitch('M290 606Q500 636 710 606M286 634Q500 662 714 634'),
    clothEdge('M276 700Q400 752 500 768Q600 752 724 700'),
    stitch('M276 712Q400 764 500 780Q600 764 724 712'),
    clothEdge('M500 664V908'),
    stitch('M508 668V890M518 668V880'),
    legs(cloth, 'M300 650C292 690 286 730 280 774'),
    bothSides(pocket(cloth, stitch)),
    sewn,
    lit(cloth, backOutline, folds, [strap, mirrored(strap)]),
  ].join('')
}

function pocket(cloth: Cloth, stitch: (d: string) => string): string {
  const d = 'M300 790L462 812L456 960L378 1000L294 946Z'
  return `${wovenArea(cloth, d)}<path d="${d}" fill="#fff" fill-opacity=".04"/>${clothEdge(d)}${stitch('M308 801L453 821L447 954L378 989L303 940ZM306 818L452 838')}${rivet(305, 796)}${rivet(457, 816)}`
}

const folds: readonly Fold[] = [
  ...legFolds,
  // Below the seat, and from the waist.
  [492, 936, 300, 1010, -26, 14, 0.55],
  [486, 976, 290, 1056, -24, 12, 0.45],
  [508, 936, 700, 1010, 26, 14, 0.55],
  [514, 976, 714, 1056, 24, 12, 0.45],
  [496, 790, 400, 890, -30, 12, 0.35],
  [504, 790, 600, 890, 30, 12, 0.35],
  [420, 420, 330, 584, 20, 11, 0.45],
  [580, 420, 670, 584, -20, 11, 0.45],
  [468, 470, 486, 596, 14, 9, 0.35],
  [540, 440, 520, 580, 12, 9, 0.3],
]
