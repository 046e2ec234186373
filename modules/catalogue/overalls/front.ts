import { shade } from '../patch/index.ts'
import { buckle, button, rivet } from './brass.ts'
import { type Cloth, folds, soft, worn, wovenArea } from './cloth.ts'
import { bothSides, clothEdge, topstitch } from './seams.ts'

const body =
  'M380 306Q500 322 620 306C624 424 640 522 712 590L718 646C738 720 752 800 758 900C768 1090 784 1270 800 1440Q690 1464 568 1452C560 1290 540 1080 502 884H498C460 1080 440 1290 432 1452Q310 1464 200 1440C216 1270 232 1090 242 900C248 800 262 720 282 646L288 590C360 522 376 424 380 306Z'

/** The inside of the back, which shows between the straps. */
const behind = 'M300 596C350 520 392 380 424 216Q500 196 576 216C608 380 650 520 700 596Z'

/** A strap over the left shoulder: its part in front and the one behind, as centre lines. */
const strap = {
  front: 'M404 352C392 250 366 130 380 64',
  behind: 'M380 64C408 100 440 150 458 222',
}
const strapWidth = 50

/** The front of a pair of overalls, 1000 by 1520, 10 units per cm. */
export function front(cloth: Cloth): string {
  const { stitching } = cloth
  const stitch = (d: string) => topstitch(d, stitching)
  return [
    `<path d="${behind}" fill="${shade(cloth.colour, -0.45)}"/><path d="${behind}" fill="url(#${cloth.inside})"/>`,
    inside(strap.behind, cloth),
    worn(cloth, body, light(cloth)),
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
    // Legs: outer and inner seams, and hems.
    bothSides(
      stitch('M262 760C240 960 228 1200 216 1424') +
        stitch('M490 900C452 1090 432 1290 424 1440') +
        stitch('M206 1412Q314 1434 426 1424'),
    ),
    bothSides(slantPocket(stitch)),
    chestPocket(cloth, stitch),
    bothSides(button(306, 672, 13) + button(300, 728, 13)),
    bothSides(frontStrap(cloth)),
    bothSides(buckle(404, 366, -4)),
  ].join('')
}

const light = (cloth: Cloth): string =>
  [
    soft(cloth, 'M330 760C316 980 304 1200 296 1420', 'light', 60, 0.22),
    soft(cloth, 'M640 760C660 980 680 1200 692 1420', 'light', 54, 0.16),
    soft(
      cloth,
      'M440 960C420 1120 408 1280 400 1440M560 960C590 1120 596 1280 604 1440',
      'dark',
      60,
      0.36,
    ),
    soft(cloth, 'M742 760C750 980 772 1240 790 1440', 'dark', 60, 0.44),
    soft(cloth, 'M400 400Q480 380 540 400', 'light', 70, 0.16),
    folds(cloth, [
      ['M496 884C450 850 400 842 340 858', 8, 0.6],
      ['M494 906C440 892 390 904 330 944', 8, 0.55],
      ['M490 930C450 930 410 950 372 990', 6, 0.45],
      ['M506 886C560 846 610 842 668 862', 8, 0.55],
      ['M508 908C570 892 620 908 680 952', 8, 0.5],
      ['M246 1112C300 1136 340 1116 402 1146', 9, 0.6],
      ['M238 1156C290 1184 350 1160 412 1190', 8, 0.5],
      ['M262 1216C310 1200 360 1220 400 1210', 6, 0.4],
      ['M592 1130C650 1112 700 1142 764 1118', 9, 0.6],
      ['M590 1184C660 1160 700 1192 774 1170', 8, 0.5],
      ['M620 1236C670 1216 720 1240 760 1222', 6, 0.4],
      ['M222 1352C270 1334 330 1372 420 1346', 8, 0.55],
      ['M240 1392C300 1380 340 1400 400 1388', 6, 0.4],
      ['M584 1362C650 1342 720 1376 786 1346', 8, 0.55],
      ['M610 1400C660 1386 720 1404 770 1390', 6, 0.4],
      ['M374 470C352 530 322 570 296 590', 6, 0.5],
      ['M398 540C380 566 350 590 320 600', 5, 0.4],
      ['M630 470C650 536 684 570 706 590', 6, 0.45],
      ['M330 700C352 750 342 800 318 850', 6, 0.45],
      ['M676 700C660 756 670 800 694 852', 6, 0.45],
      ['M450 690C430 740 440 780 470 830', 5, 0.32],
    ]),
  ].join('')

function inside(d: string, cloth: Cloth): string {
  const strapBehind = band(d, shade(cloth.colour, -0.42), strapWidth - 6)
  return (
    bothSides(strapBehind) + topstitch('M430 250Q500 234 570 250', shade(cloth.stitching, -0.4))
  )
}

const frontStrap = (cloth: Cloth): string =>
  `<path d="${strap.front}" transform="translate(5 7)" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="${strapWidth}"/>${band(strap.front, cloth.colour, strapWidth)}${topstitch('M386 340C374 250 350 140 362 74M420 340C410 250 384 140 396 84', cloth.stitching)}`

/** A band of cloth with rounded sides along a line. */
const band = (d: string, colour: string, width: number): string =>
  `<g fill="none" stroke-linecap="round"><path d="${d}" stroke="${shade(colour, -0.5)}" stroke-width="${width}"/><path d="${d}" stroke="${shade(colour, -0.12)}" stroke-width="${width - 4}"/><path d="${d}" transform="translate(-5 0)" stroke="${shade(colour, 0.06)}" stroke-width="${width * 0.5}"/></g>`

function slantPocket(stitch: (d: string) => string): string {
  const opening = 'M372 652C366 710 330 748 270 762'
  return `<path d="M374 656C368 714 332 754 268 768L276 740C282 710 290 680 294 650Z" fill="#000" fill-opacity=".2"/>${clothEdge(opening)}${stitch('M362 650C356 704 322 738 272 750M352 648C346 696 316 726 276 738')}${rivet(374, 660)}${rivet(268, 764)}`
}

function chestPocket(cloth: Cloth, stitch: (d: string) => string): string {
  const pocket = 'M408 408H592L588 520Q586 538 570 542L500 562L430 542Q414 538 412 520Z'
  return `${wovenArea(cloth, pocket)}<path d="${pocket}" fill="#fff" fill-opacity=".03"/><path d="M408 408H592V446Q500 456 409 446Z" fill="#000" fill-opacity=".08"/>${clothEdge(pocket)}${stitch('M416 416H584M416 440H584M418 450L420 518Q422 532 434 535L500 553L566 535Q578 532 580 518L582 450M474 450V546')}${rivet(412, 412)}${rivet(588, 412)}`
}
