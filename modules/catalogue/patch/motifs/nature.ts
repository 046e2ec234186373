import type { Motif } from '../motif.ts'
import { chevron, rays, rings } from '../stitches/course.ts'
import { area, column, motif } from './layer.ts'
import { around, both, disc, dot } from './paths.ts'

export const nature = {
  /** Each arm has two facets. */
  star: motif(
    area(0, rays(0, 3), around(5, 'M0 0L-10.8 -15L0 -47Z')),
    area(1, rings(0, 3), around(5, 'M0 0L0 -47L10.8 -15Z')),
  ),
  /** Threads: front, side. */
  lightning: motif(
    area(1, 60, 'M16 -46L-20 8L4 10L-6 49L36 -12L12 -13L26 -46Z'),
    area(0, 110, 'M10 -49L-30 8L-6 8L-14 46L28 -12L4 -12L20 -49Z'),
  ),
  /** Threads: petals, their rims, leaves. */
  rose: motif(
    column(2, 4.6, 'M0 6C4 22 -2 34 2 48'),
    column(2, 3, 'M2 22L8 18M0 36L-6 32'),
    area(2, chevron(40, 18), 'M1 32C4 18 18 12 34 16C32 30 18 38 1 32Z'),
    area(2, chevron(40, -16), 'M1 42C0 28 -14 22 -32 26C-28 40 -14 46 1 42Z'),
    area(2, chevron(50), both('M0 14C-12 18 -22 14 -28 6C-18 6 -10 4 0 6Z')),
    area(
      0,
      rings(0, -18),
      'M0 -49C12 -52 24 -46 28 -36C38 -28 38 -14 32 -6C28 6 14 13 0 13S-28 6 -32 -6C-38 -14 -38 -28 -28 -36C-24 -46 -12 -52 0 -49Z',
    ),
    column(
      1,
      3,
      'M2 -20C-2 -24 -8 -18 -4 -13C2 -8 14 -14 11 -24C8 -34 -10 -36 -16 -24C-20 -12 -8 -2 6 -3M-29 -34C-20 -44 -2 -46 8 -40M32 -8C26 4 14 9 4 8M-32 -8C-30 -2 -24 4 -17 7M20 -38C28 -30 28 -18 22 -8',
    ),
  ),
  /** Threads: petals, centre, seeds. */
  flower: motif(
    area(0, rays(0, 0), around(6, 'M-5 -8C-18 -22 -18 -46 0 -47S18 -22 5 -8Z')),
    area(1, rings(0, 0), disc(0, 0, 14)),
    column(2, 3.6, dot(0, 0) + around(6, 'M0 -7.5L0.1 -7.4')),
  ),
  /** Threads: petals, seeds, rim of the seeds. */
  sunflower: motif(
    area(2, rays(0, 0), around(12, 'M-4 -16C-10 -30 -8 -42 0 -46S10 -30 4 -16Z')),
    area(0, rays(0, 0), around(12, 'M-6 -14C-8 -28 4 -46 13 -47.5C15 -38 14 -26 8 -16Z')),
    area(1, rings(0, 0), disc(0, 0, 20)),
    column(2, 3, around(6, 'M0 -7L0.1 -6.9') + around(12, 'M0 -14L0.1 -13.9')),
  ),
  /** On its stalk, with a face turned to the light. Threads: petals, seeds, leaves. */
  'tall-sunflower': motif(
    column(2, 5, 'M6 2C10 20 -4 32 2 49'),
    area(2, chevron(35, 24), 'M4 38C8 22 26 16 42 20C38 36 22 44 4 38Z'),
    area(2, chevron(35, -18), 'M0 46C-2 32 -18 26 -36 30C-30 44 -16 50 0 46Z'),
    area(
      0,
      rays(4, -16),
      'M4 -50C10 -48 12 -42 12 -36C18 -42 24 -44 30 -42C30 -36 28 -30 24 -26C30 -26 36 -24 40 -18C36 -12 30 -10 24 -10C28 -4 30 2 28 8C22 8 16 4 12 0C12 8 10 14 4 18C-2 14 -4 8 -4 0C-8 4 -14 8 -20 8C-22 2 -20 -4 -16 -10C-22 -10 -28 -12 -32 -18C-28 -24 -22 -26 -16 -26C-20 -30 -22 -36 -22 -42C-16 -44 -10 -42 -4 -36C-4 -42 -2 -48 4 -50Z',
    ),
    area(1, rings(4, -16), disc(4, -16, 15)),
    column(0, 3.6, `${dot(0, -20)}${dot(11, -20)}`),
    column(0, 2.6, 'M-2 -12Q5 -5 13 -12'),
  ),
  /** From a ditch, given with love. Threads: petals, centre, stalks. */
  daisy: motif(
    column(2, 4, 'M0 4C4 20 -2 32 0 49M0 34C-6 24 -16 22 -24 24M0 42C8 34 16 32 24 34'),
    area(
      2,
      30,
      'M-22 24C-30 16 -40 18 -44 22C-38 28 -30 30 -22 24ZM22 34C28 26 38 26 44 30C38 38 30 40 22 34Z',
    ),
    area(
      0,
      rays(0, -14),
      'M-5 -22C-10 -34 -8 -48 0 -49S10 -34 5 -22C12 -36 24 -42 30 -37S24 -22 10 -18C24 -26 38 -26 40 -18S28 -6 10 -10C24 -8 34 0 31 7S14 8 6 -4C10 8 8 20 0 20S-10 8 -6 -4C-14 8 -28 14 -31 7S-24 -8 -10 -10C-28 -6 -42 -10 -40 -18S-24 -26 -10 -18C-24 -22 -36 -32 -30 -37S-12 -36 -5 -22Z',
    ),
    area(1, rings(0, -14), disc(0, -14, 12)),
  ),
  /** Opens its arms. Threads: stem, ribs, pot and flower. */
  cactus: motif(
    column(0, 14, 'M-12 8C-26 10 -30 4 -30 -12M12 14C28 16 30 6 30 -6'),
    area(0, 80, 'M-13 30V-30C-13 -48 13 -48 13 -30V30Z'),
    column(1, 2.4, 'M-5 -34V26M5 -34V26M-30 -10V2M30 -4V4'),
    column(1, 3, `${dot(-6, -22)}${dot(6, -22)}`),
    area(2, 0, 'M-28 26H28V34H-28ZM-23 34H23L17 50H-17Z'),
    area(2, rays(6, -44), 'M2 -40C-6 -44 -2 -52 4 -48C6 -54 14 -52 12 -46C18 -44 14 -36 8 -38Z'),
    column(1, 2.4, 'M-24 35H24'),
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
