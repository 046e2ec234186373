import { shade } from '../patch/index.ts'
import { rivet } from './brass.ts'
import { type Cloth, folds, soft, worn, wovenArea } from './cloth.ts'
import { bothSides, clothEdge, topstitch } from './seams.ts'

const body =
  'M430 262Q500 250 570 262C600 400 640 520 712 590L718 646C738 720 752 800 758 900C768 1090 784 1270 800 1440Q690 1464 568 1452C560 1290 540 1090 503 912H497C460 1090 440 1290 432 1452Q310 1464 200 1440C216 1270 232 1090 242 900C248 800 262 720 282 646L288 590C360 520 400 400 430 262Z'

const strapWidth = 54

/** The back of a pair of overalls, 1000 by 1520, 10 units per cm: straps that cross, and two pockets. */
export function back(cloth: Cloth): string {
  const { stitching } = cloth
  const stitch = (d: string) => topstitch(d, stitching)
  return [
    strap('M534 296C490 210 420 130 372 70', cloth),
    strap('M466 296C510 210 580 130 628 70', cloth),
    worn(cloth, body, light(cloth)),
    bothSides(stitch('M440 276C410 410 368 530 298 604M450 278C420 416 378 540 306 612')),
    clothEdge('M404 372Q500 404 596 372'),
    stitch('M402 384Q500 416 598 384M400 394Q500 426 600 394M434 274Q500 262 566 274'),
    clothEdge('M288 596Q500 626 712 596M284 644Q500 672 716 644'),
    stitch('M290 606Q500 636 710 606M286 634Q500 662 714 634'),
    clothEdge('M276 700Q400 752 500 768Q600 752 724 700'),
    stitch('M276 712Q400 764 500 780Q600 764 724 712'),
    clothEdge('M500 664V908'),
    stitch('M508 668V890M518 668V880'),
    bothSides(
      stitch('M262 760C240 960 228 1200 216 1424') +
        stitch('M488 930C452 1100 432 1290 424 1440') +
        stitch('M206 1412Q314 1434 426 1424'),
    ),
    bothSides(pocket(cloth, stitch)),
  ].join('')
}

const strap = (d: string, cloth: Cloth): string =>
  `<g fill="none" stroke-linecap="round"><path d="${d}" transform="translate(4 7)" stroke="#000" stroke-opacity=".3" stroke-width="${strapWidth}"/><path d="${d}" stroke="${shade(cloth.colour, -0.5)}" stroke-width="${strapWidth}"/><path d="${d}" stroke="${shade(cloth.colour, -0.1)}" stroke-width="${strapWidth - 4}"/><path d="${d}" stroke="${shade(cloth.colour, 0.06)}" stroke-width="${strapWidth * 0.5}"/></g><g transform="translate(-15 12)">${topstitch(d, cloth.stitching)}</g><g transform="translate(15 -12)">${topstitch(d, cloth.stitching)}</g>`

function pocket(cloth: Cloth, stitch: (d: string) => string): string {
  const d = 'M292 790L462 812L456 960L374 1000L286 946Z'
  return `${wovenArea(cloth, d)}<path d="${d}" fill="#fff" fill-opacity=".04"/>${clothEdge(d)}${stitch('M300 801L453 821L447 954L374 989L295 940ZM298 818L452 838')}${rivet(297, 796)}${rivet(457, 816)}`
}

const light = (cloth: Cloth): string =>
  [
    soft(cloth, 'M330 760C316 980 304 1200 296 1420', 'light', 60, 0.22),
    soft(cloth, 'M640 780C660 980 680 1200 692 1420', 'light', 54, 0.16),
    soft(
      cloth,
      'M440 1000C420 1120 408 1280 400 1440M560 1000C590 1120 596 1280 604 1440',
      'dark',
      60,
      0.38,
    ),
    soft(cloth, 'M742 760C750 980 772 1240 790 1440', 'dark', 60, 0.44),
    soft(cloth, 'M440 480Q500 460 560 480', 'light', 70, 0.18),
    folds(cloth, [
      ['M490 940C440 960 380 1000 300 1000', 9, 0.55],
      ['M488 970C440 1000 380 1040 290 1046', 7, 0.42],
      ['M510 940C560 960 620 1000 700 1000', 9, 0.5],
      ['M512 970C560 1000 640 1040 714 1046', 7, 0.4],
      ['M240 1150C300 1128 350 1160 410 1136', 9, 0.55],
      ['M240 1196C300 1176 350 1206 406 1186', 7, 0.42],
      ['M590 1150C650 1132 700 1162 770 1140', 9, 0.55],
      ['M592 1200C660 1180 700 1210 774 1186', 7, 0.42],
      ['M222 1352C270 1334 330 1372 420 1346', 8, 0.55],
      ['M584 1362C650 1342 720 1376 786 1346', 8, 0.55],
      ['M420 420C400 480 370 540 330 580', 6, 0.42],
      ['M580 420C600 480 630 540 670 580', 6, 0.42],
      ['M470 520C480 550 500 570 490 594', 5, 0.3],
    ]),
  ].join('')
