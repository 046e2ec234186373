import type { Box, Point } from './geometry/point.ts'
import type { Outline } from './recipe.ts'

/** An arc on which letters stand, above its centre; `span` in degrees, `height` up to the edge. */
export type Arc = { x: number; y: number; radius: number; span: number; height: number }

/** An outline in a picture of 400 by 400, and the places inside that are clear of its edge. */
export type OutlineShape = {
  /** Path data of the edge's centre line. */
  d: string
  /** Default centre of a motif. */
  middle: Point
  /** Room for lettering without a motif. */
  room: Box
  /** Room for one line of letters beside a motif, or for two lines that grow away from the nearest edge. */
  line: Box
  /** Arc for arched letters. */
  arc: Arc
}

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height })
const arc = (x: number, y: number, radius: number, span: number, height = 49): Arc => ({
  x,
  y,
  radius,
  span,
  height,
})

/** The shape of each outline. */
export const shapes: Record<Outline, OutlineShape> = {
  circle: {
    d: 'M200 16A184 184 0 1 1 199.9 16Z',
    middle: [200, 200],
    room: box(200, 200, 236, 236),
    line: box(200, 303, 206, 54),
    arc: arc(200, 200, 121, 200),
  },
  oval: {
    d: 'M200 62C316 62 388 124 388 200S316 338 200 338 12 276 12 200 84 62 200 62Z',
    middle: [200, 200],
    room: box(200, 200, 270, 206),
    line: box(200, 284, 206, 44),
    arc: arc(200, 330, 214, 80, 40),
  },
  shield: {
    d: 'M32 30C92 44 150 40 200 20C250 40 308 44 368 30C376 150 366 300 200 384C34 300 24 150 32 30Z',
    middle: [200, 185],
    room: box(200, 180, 230, 230),
    line: box(200, 84, 252, 50),
    arc: arc(200, 262, 172, 97),
  },
  square: {
    d: 'M74 18H326Q382 18 382 74V326Q382 382 326 382H74Q18 382 18 326V74Q18 18 74 18Z',
    middle: [200, 200],
    room: box(200, 200, 270, 270),
    line: box(200, 322, 288, 62),
    arc: arc(200, 232, 140, 150),
  },
  banner: {
    d: 'M16 96C80 72 140 72 200 86C260 100 320 100 384 76V290C320 316 260 316 200 302C140 288 80 288 16 312Z',
    middle: [200, 195],
    room: box(200, 194, 300, 170),
    line: box(200, 262, 298, 42),
    arc: arc(200, 420, 282, 60, 34),
  },
  hexagon: {
    d: 'M112 22H288Q302 22 309 34L382 188Q388 200 382 212L309 366Q302 378 288 378H112Q98 378 91 366L18 212Q12 200 18 188L91 34Q98 22 112 22Z',
    middle: [200, 200],
    room: box(200, 200, 240, 240),
    line: box(200, 320, 192, 56),
    arc: arc(200, 222, 134, 110, 46),
  },
  heart: {
    d: 'M200 376C110 306 18 232 18 132C18 66 66 26 116 26C154 26 184 46 200 78C216 46 246 26 284 26C334 26 382 66 382 132C382 232 290 306 200 376Z',
    middle: [200, 180],
    room: box(200, 164, 176, 136),
    line: box(200, 128, 270, 52),
    arc: arc(200, 332, 194, 80, 44),
  },
  star: {
    d: 'M200 14L252 126Q256 134 265 135L386 150L297 236Q291 242 292 250L316 374L208 314Q200 310 192 314L84 374L108 250Q109 242 103 236L14 150L135 135Q144 134 148 126Z',
    middle: [200, 210],
    room: box(200, 204, 136, 116),
    line: box(200, 186, 208, 40),
    arc: arc(200, 340, 160, 66),
  },
  ticket: {
    d: 'M38 80H362Q378 80 378 96V162A38 38 0 0 0 378 238V304Q378 320 362 320H38Q22 320 22 304V238A38 38 0 0 0 22 162V96Q22 80 38 80Z',
    middle: [200, 200],
    room: box(200, 200, 230, 196),
    line: box(200, 282, 304, 42),
    arc: arc(200, 360, 232, 62, 34),
  },
  pennant: {
    d: 'M44 30Q4 26 20 56L184 370Q200 398 216 370L380 56Q396 26 356 30Z',
    middle: [200, 150],
    room: box(200, 126, 190, 130),
    line: box(200, 82, 262, 54),
    arc: arc(200, 300, 214, 64, 40),
  },
  triangle: {
    d: 'M184 34Q200 8 216 34L384 336Q398 366 364 368H36Q2 366 16 336Z',
    middle: [200, 250],
    room: box(200, 256, 164, 164),
    line: box(200, 326, 262, 44),
    arc: arc(200, 400, 172, 62),
  },
  contour: {
    d: 'M120 40C168 10 214 44 250 30C314 14 372 62 362 128C358 158 392 184 384 226C376 276 336 280 326 318C312 372 244 388 202 366C166 388 104 384 78 336C62 306 22 296 18 246C14 200 48 182 44 144C38 92 74 54 120 40Z',
    middle: [200, 200],
    room: box(202, 204, 232, 232),
    line: box(204, 306, 206, 52),
    arc: arc(202, 216, 126, 130),
  },
}
