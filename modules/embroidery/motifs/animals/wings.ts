import type { Layer, Motif } from '../../motif.ts'
import { chevron, rays, rings } from '../../stitches/course.ts'
import { area, column, motif } from '../layer.ts'
import { both, dot, dots } from '../paths.ts'

/** Threads: coat, horn, mane, cheek and dark. */
const unicorn: Layer[] = [
  area(2, rays(16, 8), 'M4 -36C-18 -44 -40 -28 -40 -6C-48 6 -48 28 -38 44C-36 34 -32 26 -22 24Z'),
  area(0, 60, 'M8 -34L16 -48L22 -30Z'),
  area(
    0,
    rays(-30, 60),
    'M-28 48C-32 28 -26 8 -16 -6C-12 -26 0 -36 14 -34C26 -30 32 -14 44 -2C51 6 48 18 40 20C32 24 26 18 20 18C14 22 16 34 22 48Z',
  ),
  area(1, 120, 'M14 -34L38 -50L24 -26Z'),
  column(3, 2.2, 'M20 -36L26 -31M26 -41L31 -36'),
  area(
    2,
    rays(24, -20),
    'M12 -36C-4 -42 -20 -32 -22 -16C-34 -6 -36 10 -28 22C-24 12 -18 8 -14 2C-4 -2 -2 -12 -4 -18C2 -20 10 -26 12 -36Z',
  ),
  column(1, 2.8, 'M2 -32C-12 -30 -16 -20 -18 -10C-24 -2 -26 6 -26 14M-30 -22C-38 -10 -38 4 -40 14'),
  column(3, 3, 'M12 -14Q18 -8 24 -14M38 13Q42 14 44 11'),
  column(3, 2.8, dot(41, 4)),
  column(1, 7, dot(20, 4)),
]

export const wings = {
  /** Threads: back, belly and face, feet and bill, bill's stripe. */
  puffin: motif(
    area(2, 0, 'M-14 40L-10 44L-14 50H-22L-26 46ZM4 42L10 44V50H-2L-4 47Z'),
    area(
      0,
      80,
      'M-8 -48C8 -48 18 -38 18 -24C18 -14 24 -8 29 4C35 20 34 38 40 46C30 48 22 46 16 42C6 48 -16 48 -24 38C-32 26 -32 8 -26 -4C-30 -12 -30 -22 -28 -30C-26 -42 -18 -48 -8 -48Z',
    ),
    area(1, 90, 'M-23 -2C-12 4 2 2 6 12C9 26 4 38 -4 43C-14 45 -22 40 -26 32C-30 22 -29 8 -23 -2Z'),
    area(
      1,
      rings(-10, -26),
      'M-26 -30C-22 -40 -4 -40 4 -31C8 -24 4 -16 -4 -13C-14 -10 -24 -12 -27 -18C-28 -22 -28 -26 -26 -30Z',
    ),
    area(0, 60, 'M10 2C22 8 28 24 24 40C16 34 8 20 10 2Z'),
    area(
      2,
      90,
      'M-26 -34C-38 -36 -48 -26 -49 -12C-42 -10 -32 -10 -26 -13C-23 -20 -23 -28 -26 -34Z',
    ),
    column(3, 3.4, 'M-33 -33C-30 -27 -30 -19 -33 -13'),
    column(0, 5, dot(-14, -27)),
    column(0, 2.4, 'M-21 -32L-9 -33M-10 -24L4 -20'),
  ),
  /** Looks at the waffle with a chip in its bill. Threads: feathers, wing, bill and legs, dark, chip and waffle, grid. */
  seagull: motif(
    column(2, 3.6, 'M-6 22L-8 38H-16M10 22V38H2'),
    area(
      0,
      rays(10, 40),
      'M-32 -38C-24 -45 -10 -42 -7 -31C-5 -22 4 -19 14 -17C30 -14 42 -8 50 2C42 6 38 8 32 14C22 26 -4 30 -18 21C-30 13 -32 -2 -29 -15C-37 -19 -38 -31 -32 -38Z',
    ),
    area(
      1,
      20,
      'M-8 -8C6 -14 24 -10 50 3L40 8L44 13L32 13L34 19C18 23 -4 19 -8 6C-10 0 -10 -4 -8 -8Z',
    ),
    column(0, 2.6, 'M2 6Q14 11 28 11M6 -1Q18 3 32 5'),
    column(4, 6, 'M-48 -32L-40 -12'),
    area(2, 0, 'M-34 -33C-42 -35 -50 -30 -52 -21C-45 -22 -40 -22 -35 -21Z'),
    column(3, 5.6, dot(-23, -29)),
    column(3, 3, 'M-31 -37L-18 -34'),
    area(
      4,
      chevron(35, -38),
      'M-38 40C-46 34 -52 27 -52 20C-52 12 -41 10 -38 17C-35 10 -24 12 -24 20C-24 27 -30 34 -38 40Z',
    ),
    column(5, 2.2, 'M-49 17L-33 34M-42 16L-27 28M-27 17L-43 34M-34 16L-49 29'),
  ),
  /** Threads: body, wing, bill, dark, water. */
  duck: motif(
    area(
      0,
      25,
      'M-16 -46C0 -46 9 -34 7 -22C6 -14 2 -10 4 -6C14 -2 26 -4 34 -8C40 -12 44 -18 47 -24C52 -6 46 36 2 38C-34 38 -46 22 -42 6C-38 -4 -30 -6 -30 -12C-36 -18 -36 -30 -32 -36C-29 -42 -24 -46 -16 -46Z',
    ),
    area(1, 30, 'M-6 6C8 -2 24 6 36 0C38 14 26 28 8 28C-8 28 -14 14 -6 6Z'),
    column(0, 2.6, 'M6 16Q18 20 28 13M2 23Q14 27 22 23'),
    area(2, 0, 'M-31 -30C-38 -32 -44 -32 -49 -28C-50 -22 -46 -18 -40 -17L-28 -18Z'),
    column(1, 2.4, 'M-47 -25L-31 -24'),
    column(3, 7, dot(-17, -32)),
    column(0, 2.4, dot(-18.6, -34)),
  ),
  /** Threads: upper wings, lower wings, body, spots. */
  butterfly: motif(
    area(1, rays(0, 4), both('M-3 2C-24 0 -42 8 -40 26C-38 42 -20 44 -10 32C-5 26 -3 14 -3 2Z')),
    area(
      0,
      rays(0, 0),
      both('M-3 -4C-8 -34 -30 -48 -44 -40C-54 -32 -48 -8 -36 0C-26 6 -10 6 -3 6Z'),
    ),
    area(
      1,
      rings(0, 0),
      both('M-14 -10C-18 -24 -28 -32 -36 -30C-42 -26 -38 -14 -32 -9C-26 -5 -18 -6 -14 -10Z'),
    ),
    column(3, 6.4, `${dots(39, -33)}${dots(28, 30)}`),
    column(3, 4.4, `${dots(43, -20)}${dots(33, 18)}`),
    column(2, 6.6, 'M0 -14V32'),
    column(2, 2.6, 'M-1 -16C-4 -28 -10 -34 -16 -38M1 -16C4 -28 10 -34 16 -38'),
    column(2, 5, `${dot(0, -18)}${dots(17, -40)}`),
  ),
  /** Threads: body, stripes and face, wings. */
  bee: motif(
    area(
      2,
      rays(-4, -6),
      'M-6 -8C-26 -24 -44 -30 -46 -18C-46 -8 -24 -4 -6 -4ZM-2 -10C-12 -34 -2 -50 12 -46C24 -42 18 -22 4 -8Z',
    ),
    area(1, 30, 'M-38 14L-50 22L-34 26Z'),
    area(
      0,
      80,
      'M-2 -12C18 -14 34 -8 40 4C46 18 40 30 24 34C4 40 -28 38 -38 24C-44 8 -22 -10 -2 -12Z',
    ),
    area(
      1,
      80,
      'M-22 -5C-16 6 -16 24 -20 34C-27 33 -34 30 -38 24C-41 14 -32 2 -22 -5ZM-6 -12C0 2 0 22 -4 37C-8 37 -11 37 -14 36C-9 22 -10 6 -15 -9ZM12 -12C18 2 18 22 14 36C10 37 7 37 4 37C8 22 8 4 3 -12Z',
    ),
    column(1, 5.4, dot(31, 4)),
    column(1, 2.6, 'M26 16Q31 21 37 16M30 -8C32 -18 38 -22 45 -22M24 -10C24 -20 28 -26 34 -28'),
    column(1, 4.4, `${dot(46, -22)}${dot(35, -29)}`),
  ),
  unicorn: motif(...unicorn),
  /** Lived among the cows. Threads: coat, horn, mane, features, strap, bell and straw. */
  'farm-unicorn': motif(
    ...unicorn,
    column(4, 5.4, 'M-24 26C-12 36 4 34 16 26'),
    area(5, chevron(60, -4), 'M-12 34C-12 28 4 28 4 34L8 46H-16Z'),
    column(3, 5.4, dot(-4, 48)),
    column(5, 2.6, 'M38 13L50 24M42 14L50 16'),
  ),
} satisfies Record<string, Motif>
