import type { Layer, Motif } from '../motif.ts'
import { chevron, rays, rings, rows } from '../stitches/course.ts'
import { area, column, motif } from './layer.ts'
import { disc, dot, dots } from './paths.ts'

/** A student cap without its cord. Threads: cap, visor, trim. */
const cap: Layer[] = [
  area(
    0,
    rays(-4, -38),
    'M-41 6C-52 -12 -38 -36 -6 -38C28 -40 48 -24 43 -3C41 5 35 10 29 13C4 5 -22 4 -41 6Z',
  ),
  column(2, 2.2, 'M-5 -37C-18 -28 -24 -12 -22 3M-3 -37C10 -28 16 -10 13 6'),
  area(0, rows(10), 'M-42 4C-22 -2 8 1 31 11L29 23C8 13 -20 11 -42 17Z'),
  column(2, 2.6, 'M-42 5C-22 0 8 2 31 12'),
  area(
    1,
    rays(-8, -40),
    'M-42 15C-22 9 8 12 29 21C24 34 -4 39 -26 36C-41 35 -51 28 -50 22C-49 18 -46 16 -42 15Z',
  ),
  column(2, 2.6, 'M-45 27C-36 33 -6 34 22 26'),
  column(0, 8, dot(-4, -40)),
]

export const russ = {
  /** A party bus. Threads: body, windows, stripe, tyres. */
  bus: motif(
    area(3, 0, 'M-30 -40H-8V-32H-30ZM-2 -40H20V-32H-2Z'),
    column(1, 5, `${dot(-24, -36)}${dot(-14, -36)}${dot(4, -36)}${dot(14, -36)}`),
    area(
      0,
      0,
      'M-47 -24Q-47 -34 -38 -34H30Q40 -34 42 -26L48 2Q49 6 49 10V25Q49 29 45 29H-43Q-47 29 -47 25Z',
    ),
    area(1, 60, 'M-41 -26H-24V-7H-41ZM-19 -26H-2V-7H-19ZM3 -26H19V-7H3ZM25 -26H34L39 -7H25Z'),
    area(2, 0, 'M-47 1H47.8L49 10H-47Z'),
    column(3, 2.2, 'M22 -30V28'),
    area(3, rays(-26, 28), disc(-26, 28, 11)),
    area(3, rays(26, 28), disc(26, 28, 11)),
    column(1, 9, dots(26, 28)),
    column(1, 4, 'M45 17V20M-45 17V20'),
  ),
  /** Threads: shell and sticks, heads, cords and rims. */
  drum: motif(
    area(1, 90, 'M-37 -14V28C-34 44 34 44 37 28V-14Z'),
    area(0, 0, 'M-37 22C-28 34 28 34 37 22V32C34 46 -34 46 -37 32Z'),
    column(2, 3.4, 'M-35 0L-22 32L-7 4L7 36L20 3L35 30'),
    area(0, 0, 'M-39 -18H39V-4C30 8 -30 8 -39 -4Z'),
    area(1, rays(0, -20), 'M0 -33C24 -33 39 -27 39 -20S24 -7 0 -7S-39 -13 -39 -20S-24 -33 0 -33Z'),
    column(2, 2.8, 'M0 -32C24 -32 38 -26 38 -20S24 -8 0 -8S-38 -14 -38 -20S-24 -32 0 -32Z'),
    column(0, 4.4, 'M-42 -46L2 -20M44 -46L8 -24'),
    column(2, 8, `${dot(4, -19)}${dot(6, -24)}`),
  ),
  /** With cord and tassel. Threads: cap, visor, trim and cord. */
  'russ-cap': motif(
    ...cap,
    column(2, 3.2, 'M-4 -40C18 -52 46 -42 46 -18C46 -6 40 4 43 22'),
    column(2, 7, `${dot(40, -34)}${dot(45, -8)}`),
    area(2, 90, 'M38 24H48L51 48H37Z'),
    column(2, 9, dot(43, 22)),
  ),
  /** With thirteen knots. Threads: cap, visor, trim and cord. */
  'knotted-cap': motif(
    ...cap,
    column(
      2,
      3,
      'M-4 -40C20 -52 46 -42 46 -18C46 4 48 18 40 28C30 38 12 38 -2 44C-16 50 -34 48 -44 42',
    ),
    column(
      2,
      6.6,
      [
        [14, -45],
        [27, -42],
        [38, -35],
        [45, -24],
        [46, -12],
        [46, 0],
        [46, 12],
        [42, 24],
        [33, 33],
        [20, 37],
        [7, 40],
        [-8, 46],
        [-24, 48],
      ]
        .map(([x = 0, y = 0]) => dot(x, y))
        .join(''),
    ),
  ),
  /** On top of the overalls in a moving box. Threads: cap and heart, visor, bands, box, its inside. */
  'packed-cap': motif(
    area(4, 0, 'M-40 10L-34 -4H34L40 10V20H-40Z'),
    area(0, rays(2, -40), 'M-30 14C-38 -14 -26 -40 0 -42C24 -44 42 -30 40 -10L32 14Z'),
    column(2, 2.6, 'M0 -41C-14 -32 -18 -14 -14 10M2 -41C18 -34 24 -18 20 6'),
    area(2, 10, 'M-33 -4C-14 -12 18 -14 39 -10L37 2C16 -2 -14 0 -32 8Z'),
    area(
      1,
      rays(-10, -30),
      'M-31 2C-16 -4 4 -5 18 -2C18 6 2 14 -20 17C-38 19 -54 14 -52 8C-50 4 -40 4 -31 2Z',
    ),
    column(0, 9, dot(1, -42)),
    column(2, 3, 'M2 -43C22 -58 50 -50 50 -24V-16'),
    area(2, 90, 'M46 -18H54L57 2H43Z'),
    area(3, 90, 'M-42 12H42V58H-42Z'),
    area(3, 0, 'M-42 12L-60 24L-56 36L-36 20ZM42 12L60 24L56 36L36 20Z'),
    column(
      4,
      2.4,
      'M-42 12L-60 24L-56 36L-40 24M42 12L60 24L56 36L40 24M-42 30V58M42 30V58M-42 12H42',
    ),
    area(
      0,
      chevron(40),
      'M0 54C-10 46 -17 40 -17 32C-17 23 -5 21 0 29C5 21 17 23 17 32C17 40 10 46 0 54Z',
    ),
  ),
  /** Threads: whistle, shade, metal. */
  whistle: motif(
    column(1, 4.4, 'M-14 -32V-48M-28 -32L-38 -45M0 -32L10 -45'),
    column(2, 4.4, 'M38 -14A8 8 0 1 1 47 2'),
    area(0, 0, 'M-47 -22H14V8H-16C-26 8 -30 2 -34 2H-47Q-50 2 -50 -1V-19Q-50 -22 -47 -22Z'),
    area(0, rings(14, 8), disc(14, 8, 30)),
    area(1, 90, 'M-50 -19Q-50 -22 -47 -22H-38V2H-47Q-50 2 -50 -1ZM-22 -22H-4V-12L-14 -4Z'),
    column(1, 3, 'M14 -9A17 17 0 1 1 13.9 -9Z'),
    area(2, rays(14, 8), disc(14, 8, 12)),
    column(0, 3, 'M8 4A8 8 0 0 1 12 1'),
  ),
  /** Threads: body, metal, lens. */
  camera: motif(
    area(1, 0, 'M-34 -26H-22V-18H-34ZM24 -26H34V-20H24Z'),
    area(
      0,
      0,
      'M-46 -14Q-46 -20 -40 -20H-24L-17 -34H17L24 -20H40Q46 -20 46 -14V28Q46 34 40 34H-40Q-46 34 -46 28Z',
    ),
    area(1, 0, 'M-46 -12H46V-6H-46Z'),
    area(1, rays(0, 8), disc(0, 8, 24)),
    area(0, rings(0, 8), disc(0, 8, 18)),
    area(2, rays(0, 8), disc(0, 8, 13)),
    column(1, 4, 'M-6 2A8 8 0 0 1 -1 0'),
    area(1, 90, 'M-11 -30H11V-22H-11Z'),
    column(2, 5, dot(36, -15)),
  ),
  /** Threads: balloon, highlight, string. */
  balloon: motif(
    column(2, 2.6, 'M0 24C8 32 -8 38 0 48'),
    area(
      0,
      rays(-8, -28),
      'M0 -48C24 -48 33 -30 31 -14C29 3 12 17 0 21C-12 17 -29 3 -31 -14C-33 -30 -24 -48 0 -48Z',
    ),
    area(0, 0, 'M-6 27L0 19L6 27Z'),
    area(1, 60, 'M-14 -38C-22 -32 -25 -22 -21 -14C-17 -18 -17 -30 -9 -36Z'),
  ),
  /** A bunch in three colours, with a string in the fourth thread and highlights in the fifth. */
  'balloon-bunch': motif(
    column(3, 2.4, 'M-28 8C-22 26 -8 30 0 49M28 8C22 26 8 30 0 49M0 18V49'),
    area(
      0,
      rays(-34, -18),
      'M-28 -36C-12 -36 -8 -22 -10 -12C-12 0 -20 6 -28 9C-36 6 -46 0 -48 -12C-50 -24 -44 -36 -28 -36Z',
    ),
    area(
      1,
      rays(22, -18),
      'M28 -36C44 -36 50 -24 48 -12C46 0 36 6 28 9C20 6 12 0 10 -12C8 -22 12 -36 28 -36Z',
    ),
    area(
      2,
      rays(-5, -26),
      'M0 -50C20 -50 26 -34 24 -20C22 -4 10 8 0 12C-10 8 -22 -4 -24 -20C-26 -34 -20 -50 0 -50Z',
    ),
    area(0, 0, 'M-33 14L-28 8L-23 14Z'),
    area(1, 0, 'M33 14L28 8L23 14Z'),
    area(2, 0, 'M-5 18L0 11L5 18Z'),
    column(
      4,
      4,
      'M-13 -28C-14 -34 -10 -40 -5 -41M-40 -16C-41 -20 -39 -25 -36 -27M38 -26Q41 -24 41 -19',
    ),
  ),
} satisfies Record<string, Motif>
