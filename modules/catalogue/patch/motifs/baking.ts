import type { Motif } from '../motif.ts'
import { area, column, motif } from './layer.ts'
import { around, disc } from './paths.ts'

/** One of a waffle's five hearts, with its point near the middle. */
const heart =
  'M0 -3C-11 -11 -25 -23 -25 -35C-25 -43 -19 -48 -13 -48C-7 -48 -2 -45 0 -40C2 -45 7 -48 13 -48C19 -48 25 -43 25 -35C25 -23 11 -11 0 -3Z'
const grid = 'M-20 -40L6 -13M-8 -45L14 -23M20 -40L-6 -13M8 -45L-14 -23'

export const baking = {
  waffle: motif(
    area(0, 45, around(5, heart)),
    column(1, 2.4, around(5, grid)),
    area(2, 0, disc(0, 0, 8)),
  ),
  'waffle-heart': motif(
    area(
      0,
      45,
      'M0 44C-22 28 -48 6 -48 -18C-48 -34 -37 -43 -24 -43C-13 -43 -4 -36 0 -27C4 -36 13 -43 24 -43C37 -43 48 -34 48 -18C48 6 22 28 0 44Z',
    ),
    column(
      1,
      4,
      'M-42 -24L12 30M-22 -38L27 15M-2 -26L40 -2M42 -24L-12 30M22 -38L-27 15M2 -26L-40 -2',
    ),
  ),
  kransekake: motif(
    area(
      0,
      0,
      'M-40 30H40Q44 36 40 42H-40Q-44 36 -40 30ZM-33 18H33Q37 24 33 30H-33Q-37 24 -33 18ZM-26 6H26Q30 12 26 18H-26Q-30 12 -26 6ZM-19 -6H19Q23 0 19 6H-19Q-23 0 -19 -6ZM-12 -18H12Q16 -12 12 -6H-12Q-16 -12 -12 -18Z',
    ),
    column(
      1,
      2.6,
      'M-38 38L-30 33L-22 38L-14 33L-6 38L2 33L10 38L18 33L26 38L34 33M-30 26L-22 21L-14 26L-6 21L2 26L10 21L18 26L26 21M-22 14L-14 9L-6 14L2 9L10 14L18 9M-14 2L-6 -3L2 2L10 -3',
    ),
    column(1, 3, 'M0 -18V-48'),
    area(2, 0, 'M1 -50H33V-28H1Z'),
    area(1, 90, 'M9 -50H18V-28H9ZM1 -43.5H33V-34.5H1Z'),
    area(3, 90, 'M11.4 -50H15.6V-28H11.4ZM1 -41H33V-37H1Z'),
  ),
  'cheese-slicer': motif(
    area(2, 0, 'M-48 26L-38 18H38L48 26V48H-48Z'),
    area(1, 30, `${disc(-30, 38, 5)}${disc(-4, 36, 4)}${disc(28, 39, 6)}`),
    area(1, 90, 'M-7 -46Q0 -54 7 -46L8 -18H-8Z'),
    column(0, 6, 'M0 -18V-8'),
    area(0, 0, 'M-9 -12H9C25 -8 31 4 33 24H-33C-31 4 -25 -8 -9 -12Z'),
    area(2, 90, 'M-20 13C-24 -2 -12 -8 0 -6C14 -8 24 0 20 13Z'),
    column(1, 3.4, 'M-23 14H23'),
  ),
} satisfies Record<string, Motif>
