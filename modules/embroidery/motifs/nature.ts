import type { Motif } from '../motif.ts'
import { rays, rings } from '../stitches/course.ts'
import { area, column, motif } from './layer.ts'
import { around, dot } from './paths.ts'

export const nature = {
  /** Each arm has two facets. */
  star: motif(
    area(0, 60, around(5, 'M0 0L-10.8 -15L0 -47Z')),
    area(1, 150, around(5, 'M0 0L0 -47L10.8 -15Z')),
  ),
  /** Threads: front, side. */
  lightning: motif(
    area(1, 60, 'M16 -46L-20 8L4 10L-6 49L36 -12L12 -13L26 -46Z'),
    area(0, 110, 'M10 -49L-30 8L-6 8L-14 46L28 -12L4 -12L20 -49Z'),
  ),
  /** Threads: cloud, rain. */
  cloud: motif(
    column(1, 4.6, 'M-24 26L-30 40M-6 26L-12 44M14 26L8 40M30 26L24 44'),
    area(
      0,
      rings(0, 30),
      'M-30 22C-52 22 -52 -8 -32 -10C-32 -34 -2 -42 10 -24C24 -34 44 -20 38 -4C54 0 50 22 34 22Z',
    ),
    column(1, 3, 'M-30 -2C-30 -12 -22 -18 -14 -16M10 -14C16 -20 24 -18 26 -12'),
  ),
  /** Hangs over one person only. Threads: cloud, shadow, rain, lightning, features. */
  'storm-cloud': motif(
    column(2, 4.4, 'M-30 24L-35 38M-14 26L-20 44M28 26L23 40'),
    area(
      1,
      rings(0, 34),
      'M-30 26C-54 26 -54 -4 -34 -8C-34 -36 -2 -44 10 -26C26 -36 46 -20 40 -4C56 2 52 26 34 26Z',
    ),
    area(
      0,
      rings(0, 30),
      'M-30 18C-50 18 -50 -8 -32 -11C-32 -36 -2 -44 10 -27C25 -36 44 -22 38 -7C52 -2 48 18 34 18Z',
    ),
    column(4, 3, 'M-24 -10L-12 -5M20 -10L8 -5M-8 11Q-2 5 5 11'),
    column(4, 4.6, `${dot(-14, 1)}${dot(10, 1)}`),
    area(3, 100, 'M8 16L-6 34H3L-4 49L18 28H8L16 16Z'),
  ),
  /** Threads: the bands from outside, as many as there are colours, and then the clouds. */
  rainbow: motif(
    column(0, 9, 'M-40 26C-40 -34 40 -34 40 26'),
    column(1, 9, 'M-30 26C-30 -20 30 -20 30 26'),
    column(2, 9, 'M-20 26C-20 -6 20 -6 20 26'),
    area(
      3,
      rings(-30, 40),
      'M-46 38C-54 28 -44 18 -36 22C-30 14 -18 18 -18 26C-8 26 -8 38 -16 38Z',
    ),
    area(3, rings(30, 40), 'M46 38C54 28 44 18 36 22C30 14 18 18 18 26C8 26 8 38 16 38Z'),
  ),
  /** With all colours of the flag. */
  'pride-rainbow': motif(
    column(0, 6.6, 'M-43 26C-43 -42 43 -42 43 26'),
    column(1, 6.6, 'M-36 26C-36 -33 36 -33 36 26'),
    column(2, 6.6, 'M-29 26C-29 -23 29 -23 29 26'),
    column(3, 6.6, 'M-22 26C-22 -13.5 22 -13.5 22 26'),
    column(4, 6.6, 'M-15 26C-15 -4 15 -4 15 26'),
    column(5, 6.6, 'M-8 26C-8 6 8 6 8 26'),
  ),
  /** Threads: branches, centre. */
  snowflake: motif(
    column(0, 5, 'M0 -46V46M-40 -23L40 23M-40 23L40 -23'),
    column(
      0,
      4,
      'M-12 -40L0 -28L12 -40M-12 40L0 28L12 40M-41 -10L-25 -14L-28 -31M41 10L25 14L28 31M-41 10L-25 14L-28 31M41 -10L25 -14L28 -31',
    ),
    column(1, 11, dot(0, 0)),
  ),
  /** Threads: outer, middle, inner flame. */
  fire: motif(
    area(
      0,
      rays(0, 60),
      'M4 -49C6 -30 34 -18 35 12C36 36 18 48 0 48S-36 36 -35 14C-35 0 -28 -8 -24 -22C-16 -16 -13 -9 -12 -2C-2 -14 -4 -34 4 -49Z',
    ),
    area(
      1,
      rays(0, 60),
      'M4 -14C7 0 23 8 22 24C20 39 11 45 0 45S-21 38 -21 24C-21 14 -15 8 -13 -2C-8 3 -6 7 -6 12C1 4 1 -6 4 -14Z',
    ),
    area(2, rays(0, 60), 'M1 14C4 20 11 25 11 33C11 41 6 45 0 45S-11 41 -11 33C-11 26 -4 22 1 14Z'),
  ),
  /** With a kettle. Threads: outer and inner flame, logs, kettle, ends of the logs. */
  campfire: motif(
    column(3, 3.4, 'M-40 -46H40'),
    column(3, 3, 'M-15 -14C-15 -34 15 -34 15 -14M0 -46V-30'),
    area(
      0,
      rays(0, 60),
      'M-30 36C-38 20 -32 8 -26 -2C-24 4 -20 8 -16 10C-14 -2 -8 -8 0 -8S14 -2 16 10C20 8 24 4 26 -2C32 8 38 20 30 36Z',
    ),
    area(
      1,
      rays(0, 60),
      'M-16 36C-22 26 -16 18 -10 12C-8 16 -6 18 -3 18C-2 14 0 12 2 10C4 14 4 18 6 20C8 18 10 16 12 14C18 22 20 28 16 36Z',
    ),
    area(3, 0, 'M-20 -16C-24 -10 -22 2 -17 6H17C22 2 24 -10 20 -16ZM19 -12L32 -18L34 -12L22 -4Z'),
    area(3, 0, 'M-13 -16C-10 -22 10 -22 13 -16Z'),
    column(4, 2.4, 'M-14 -8Q-15 -2 -12 1'),
    column(2, 10, 'M-38 46L30 34M38 46L-30 34'),
    column(4, 6, `${dot(-39, 46)}${dot(39, 46)}`),
  ),
} satisfies Record<string, Motif>
