import type { Cloth, Fold } from './cloth.ts'
import { bothSides, topstitch } from './seams.ts'

/** The outline of the trousers from the right of the waist to the left of it, between legs that part at this height. */
export const trousers = (crotch: number): string =>
  `L718 646C738 720 752 800 758 900C768 1090 784 1270 800 1440Q690 1464 568 1452C560 1290 540 ${crotch + 190} 502 ${crotch}H498C460 ${crotch + 190} 440 1290 432 1452Q310 1464 200 1440C216 1270 232 1090 242 900C248 800 262 720 282 646L288 590`

/** The seams of the legs, a ribbon in the colours of the flag along the outer ones from where this path ends, and the hems. */
export const legs = ({ stitching }: Cloth, ribbonFrom: string): string =>
  bothSides(
    ribbon(`${ribbonFrom}C258 960 246 1200 232 1444`) +
      topstitch('M264 774C242 960 230 1200 217 1424', stitching) +
      topstitch('M484 950C448 1110 432 1290 424 1440', stitching) +
      topstitch('M206 1412Q314 1434 426 1424', stitching),
  )

const ribbon = (d: string): string =>
  [
    ['#000', 25, 0.35],
    ['#b5122b', 23, 1],
    ['#f4efe4', 16, 1],
    ['#1b2a5c', 8, 1],
  ]
    .map(
      ([colour, width, opacity]) =>
        `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}"/>`,
    )
    .join('')

/** Folds that the front and the back have alike: at the knees, and where the legs rest on the shoes. */
export const legFolds: readonly Fold[] = [
  [246, 1086, 410, 1146, 22, 15, 0.5],
  [238, 1190, 418, 1124, 24, 17, 0.6],
  [252, 1242, 388, 1212, -18, 13, 0.45],
  [590, 1146, 756, 1094, 24, 15, 0.5],
  [588, 1126, 764, 1200, -22, 17, 0.6],
  [616, 1222, 762, 1256, 18, 13, 0.45],
  [222, 1322, 424, 1362, 24, 15, 0.6],
  [222, 1392, 410, 1344, 18, 13, 0.5],
  [576, 1366, 784, 1328, 24, 15, 0.6],
  [596, 1346, 788, 1396, -18, 13, 0.5],
]
