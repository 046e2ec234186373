import type { Motif } from '../motif.ts'
import { chevron, waves } from '../stitches/course.ts'
import { area, column, motif } from './layer.ts'
import { around, dot } from './paths.ts'

/** One of a waffle's five hearts, with its point near the middle. */
const heart =
  'M0 -3C-11 -11 -26 -23 -26 -35C-26 -43 -20 -48 -13 -48C-7 -48 -2 -45 0 -40C2 -45 7 -48 13 -48C20 -48 26 -43 26 -35C26 -23 11 -11 0 -3Z'
const grid = 'M-20 -40L6 -13M-8 -45L14 -23M20 -40L-6 -13M8 -45L-14 -23'
const hearts = around(5, heart).split(/(?=M)/)

export const baking = {
  waffle: motif(
    ...hearts.map((one, index) => area(0, 90 + index * 72, one)),
    column(1, 2.4, around(5, grid)),
    column(2, 18, dot(0, 0)),
  ),
  'waffle-heart': motif(
    area(
      0,
      chevron(35),
      'M0 45C-22 29 -49 6 -49 -18C-49 -34 -37 -44 -24 -44C-13 -44 -4 -37 0 -28C4 -37 13 -44 24 -44C37 -44 49 -34 49 -18C49 6 22 29 0 45Z',
    ),
    column(
      1,
      4,
      'M-42 -22L12 30M-22 -38L27 15M-2 -26L40 -2M42 -22L-12 30M22 -38L-27 15M2 -26L-40 -2',
    ),
  ),
  kransekake: motif(
    ...[
      [40, 30],
      [33, 18],
      [26, 6],
      [19, -6],
      [12, -18],
    ].map(([half = 0, y = 0]) =>
      area(
        0,
        waves(1, 30),
        `M-${half} ${y}H${half}Q${half + 5} ${y + 7} ${half} ${y + 13}H-${half}Q-${half + 5} ${y + 7} -${half} ${y}Z`,
      ),
    ),
    column(
      1,
      2.6,
      'M-38 39L-30 34L-22 39L-14 34L-6 39L2 34L10 39L18 34L26 39L34 34M-30 27L-22 22L-14 27L-6 22L2 27L10 22L18 27L26 22M-22 15L-14 10L-6 15L2 10L10 15L18 10M-14 3L-6 -2L2 3L10 -2M-8 -9L-2 -14L5 -9',
    ),
    column(1, 3, 'M0 -18V-49'),
    area(2, waves(1.5, 34), 'M1 -51C12 -54 22 -47 34 -50V-28C22 -25 12 -32 1 -29Z'),
    area(1, 90, 'M9 -51.6H18V-28.6H9ZM1 -44H34V-35H1Z'),
    area(3, 90, 'M11.4 -51H15.6V-28.6H11.4ZM1 -41.6H34V-37.4H1Z'),
  ),
  'cheese-slicer': motif(
    area(2, 0, 'M-49 22L-36 12H36L49 22V49H-49Z'),
    column(1, 13, dot(-33, 39) + dot(33, 41)),
    column(1, 9, dot(-12, 43) + dot(12, 36)),
    area(1, 90, 'M-7 -50Q0 -55 7 -50L8 -24H-8Z'),
    column(0, 6, 'M0 -24V-14'),
    area(0, chevron(20), 'M-6 -18H6C10 -8 28 -6 31 4L33 30H-33L-31 4C-28 -6 -10 -8 -6 -18Z'),
    column(1, 5, 'M-22 18H22'),
    area(2, 0, 'M-22 10C-22 0 -12 -2 0 -2S22 0 22 10V17H-22Z'),
    column(2, 7, 'M-18 1H18'),
  ),
} satisfies Record<string, Motif>
