import {
  behindOveralls,
  type OverallsColour,
  type OverallsPart,
  overallsSize,
} from '../../../modules/catalogue/rules.ts'

/** A patch of the catalogue by its id, its centre, the side of its picture, and its turn in degrees. */
type Sewn = readonly [id: number, x: number, y: number, size: number, turn: number]

/** A part of dressed overalls; `ground` is the colour behind them, by default none. */
export type Scene = {
  colour: OverallsColour
  part: OverallsPart
  patches: readonly Sewn[]
  ground?: string
}

const whole: OverallsPart = { side: 'front', x: 150, y: 0, width: 700, height: overallsSize.height }

/** Sewn on by a russ: close together, and none quite straight. */
const red: readonly Sewn[] = [
  [246, 418, 662, 104, -8],
  [134, 320, 818, 108, 9],
  [120, 560, 648, 112, -5],
  [310, 654, 700, 112, 9],
  [31, 370, 584, 112, -9],
  [104, 628, 584, 114, 8],
  [229, 500, 490, 146, -4],
  [77, 428, 782, 106, 6],
  [171, 578, 764, 100, -7],
  [210, 672, 818, 104, 8],
  [340, 396, 888, 98, -8],
  [216, 584, 880, 112, 7],
  [176, 330, 948, 104, 5],
  [88, 690, 936, 98, -7],
  [188, 416, 1008, 98, 8],
  [268, 596, 1000, 102, -5],
  [316, 312, 1056, 106, -8],
  [100, 682, 1058, 102, 9],
  [147, 402, 1110, 100, 7],
  [261, 616, 1126, 102, -8],
  [164, 318, 1172, 100, 6],
  [230, 694, 1188, 98, -5],
  [331, 390, 1238, 104, -7],
  [48, 612, 1250, 100, 6],
  [239, 300, 1300, 100, 9],
  [22, 700, 1318, 106, -4],
  [286, 384, 1362, 100, -6],
  [109, 622, 1374, 104, 8],
]

const blue: readonly Sewn[] = [
  [115, 500, 490, 142, 4],
  [258, 374, 580, 106, -9],
  [28, 626, 586, 104, 8],
  [52, 500, 640, 108, -4],
  [42, 340, 824, 106, 8],
  [200, 432, 758, 100, -6],
  [128, 574, 772, 102, 6],
  [302, 664, 838, 100, -8],
  [206, 392, 900, 108, -7],
  [117, 588, 892, 98, 7],
  [121, 320, 976, 100, -8],
  [283, 672, 956, 98, 7],
  [228, 414, 1010, 100, 8],
  [309, 612, 1042, 108, -7],
  [57, 306, 1084, 98, 6],
  [159, 392, 1112, 104, -8],
  [147, 702, 1052, 98, 7],
  [270, 690, 1150, 100, 8],
  [331, 598, 1118, 98, -6],
  [123, 314, 1190, 98, 7],
  [160, 392, 1226, 96, -6],
  [215, 612, 1180, 104, -6],
  [1, 302, 1300, 102, -7],
  [199, 690, 1270, 98, 6],
  [98, 386, 1334, 100, 8],
  [25, 614, 1318, 98, -8],
]

const green: readonly Sewn[] = [
  [216, 500, 492, 134, -3],
  [123, 372, 580, 104, 8],
  [92, 630, 586, 102, -8],
  [324, 448, 652, 104, 6],
  [246, 574, 660, 102, -7],
  [72, 338, 836, 108, -8],
  [270, 436, 786, 102, 7],
  [261, 664, 834, 102, 7],
  [134, 574, 800, 102, -5],
  [160, 400, 918, 98, 9],
  [252, 594, 920, 104, -9],
  [227, 322, 986, 100, -6],
  [309, 682, 974, 108, 6],
  [98, 402, 1042, 100, 8],
  [26, 604, 1046, 96, -8],
  [199, 312, 1112, 98, 5],
  [230, 690, 1104, 98, 8],
  [316, 398, 1170, 102, -7],
  [54, 618, 1176, 100, 6],
  [239, 302, 1254, 98, 8],
  [286, 694, 1248, 98, -6],
  [52, 390, 1316, 106, 7],
  [171, 612, 1316, 100, -8],
]

const back: readonly Sewn[] = [
  [331, 500, 506, 112, 4],
  [171, 388, 590, 98, -9],
  [340, 610, 590, 98, 8],
  [227, 500, 622, 96, -6],
  [294, 348, 690, 94, -10],
  [206, 446, 720, 98, 6],
  [246, 562, 716, 94, -7],
  [52, 656, 690, 98, 8],
  [164, 344, 842, 90, 7],
  [100, 412, 916, 104, -6],
  [229, 616, 900, 108, 6],
  [92, 668, 836, 84, -9],
]

const bib: readonly Sewn[] = [
  [164, 414, 640, 92, -7],
  [215, 582, 642, 96, 6],
  [88, 668, 622, 92, -9],
  [121, 332, 630, 92, 8],
  [77, 382, 548, 98, -8],
  [268, 620, 548, 98, 8],
  [147, 500, 620, 92, 3],
  [216, 500, 488, 122, 3],
]

/** The hero's overalls stand on the section's own ground. */
export const hero: Scene = {
  colour: 'red',
  part: { side: 'front', x: 130, y: 40, width: 740, height: 763 },
  patches: red,
}

/** Three scenes of the gallery, 4 by 3. */
export const closeUps: Record<'bib' | 'leg' | 'back', Scene> = {
  bib: {
    colour: 'red',
    part: { side: 'front', x: 250, y: 300, width: 500, height: 375 },
    patches: bib,
    ground: behindOveralls,
  },
  leg: {
    colour: 'blue',
    part: { side: 'front', x: 190, y: 930, width: 420, height: 315 },
    patches: blue,
    ground: '#f1e4c6',
  },
  back: {
    colour: 'black',
    part: { side: 'back', x: 230, y: 540, width: 540, height: 405 },
    patches: back,
    ground: '#e9579a',
  },
}

/** The fourth scene: three kinds of overalls side by side. */
export const hanging: readonly Scene[] = [
  { colour: 'blue', part: whole, patches: blue },
  { colour: 'red', part: whole, patches: red },
  { colour: 'green', part: whole, patches: green },
]

/** Cloth of a leg, with its outer seam at the left, on which a patch's page shows the patch. */
export const swatch = {
  colours: ['red', 'blue'],
  part: { side: 'front', x: 246, y: 950, width: 140, height: 140 },
} as const satisfies { colours: readonly OverallsColour[]; part: OverallsPart }
