import type { Motif } from '../motif.ts'
import { rays, rings } from '../stitches/course.ts'
import { area, column, motif } from './layer.ts'
import { around, both, disc, dot, dots } from './paths.ts'

const star = (x: number, y: number, r: number): string => {
  const at = (index: number) => {
    const angle = (index * Math.PI) / 5
    const far = index % 2 ? r * 0.42 : r
    return `${(x + far * Math.sin(angle)).toFixed(1)} ${(y - far * Math.cos(angle)).toFixed(1)}`
  }
  return `M${Array.from({ length: 10 }, (_, index) => at(index)).join('L')}Z`
}

const crescent =
  'M12 -48C-22 -48 -46 -26 -46 4C-46 32 -24 50 4 50C24 50 38 40 46 26C34 32 18 32 6 24C-8 14 -12 -4 -6 -22C-3 -34 4 -42 12 -48Z'

export const sky = {
  /** A crescent that smiles to itself. Threads: moon, cheek and eye, star. */
  moon: motif(
    area(0, rays(34, -14), crescent),
    column(1, 3, 'M-26 -8Q-20 -2 -13 -7M-16 20Q-8 24 0 19'),
    column(1, 5, dot(-25, 12)),
    area(2, rays(30, -12), star(30, -12, 17)),
  ),
  /** Full, at three o'clock. Threads: moon, craters, features. */
  'full-moon': motif(
    area(0, rings(0, 0), disc(0, 0, 48)),
    area(1, 30, `${disc(-30, -22, 8)}${disc(31, 18, 9)}${disc(-26, 26, 6)}${disc(22, -34, 5)}`),
    column(2, 6, `${dot(-9, -4)}${dot(19, -4)}`),
    column(2, 3, 'M-17 -14L-5 -18M12 -20L27 -16M-4 20Q4 14 13 20'),
  ),
  /** Off duty, in a nightcap. Threads: moon, features, cap, trim. */
  'sleepy-moon': motif(
    area(
      0,
      rays(34, 0),
      'M6 -36C-20 -32 -40 -14 -40 10C-40 34 -20 50 6 50C26 50 40 40 46 26C34 32 20 32 8 24C-4 16 -6 2 -2 -12C0 -22 2 -30 6 -36Z',
    ),
    column(1, 3, 'M-24 2Q-17 8 -10 3M-12 27Q-7 31 -1 27'),
    area(
      2,
      120,
      'M-36 -12C-34 -34 -14 -50 10 -46C26 -44 36 -36 38 -22C28 -32 18 -32 10 -30L6 -34C-12 -32 -26 -24 -36 -12Z',
    ),
    column(3, 7, 'M-37 -10C-28 -24 -14 -32 6 -36'),
    column(3, 11, dot(38, -17)),
  ),
  /** Threads: moon and star, walls, windows, walls in the shade, bushes. */
  'moon-over-flats': motif(
    area(
      0,
      rings(-16, -38),
      'M-10 -68C-30 -70 -48 -56 -48 -37C-48 -18 -32 -6 -14 -6C-2 -6 8 -12 13 -21C6 -16 -2 -14 -9 -16C-22 -18 -30 -29 -29 -41C-28 -54 -20 -63 -10 -68Z',
    ),
    area(0, rays(22, -46), star(22, -46, 20)),
    area(1, 90, 'M-44 8H-24V44H-44ZM-14 -2H12V54H-14ZM22 -16H42V44H22Z'),
    area(3, 90, 'M-24 8L-18 12V41L-24 44ZM12 -2L18 2V50L12 54ZM42 -16L48 -12V40L42 44Z'),
    column(
      2,
      5.4,
      [-38, -30].flatMap((x) => [16, 25, 34].map((y) => dot(x, y))).join('') +
        [-7, 5].flatMap((x) => [7, 17, 27, 37].map((y) => dot(x, y))).join('') +
        [28, 36].flatMap((x) => [-7, 3, 13, 23, 33].map((y) => dot(x, y))).join(''),
    ),
    area(
      4,
      80,
      'M-36 48C-38 38 -28 36 -26 41C-22 34 -14 38 -16 48ZM16 56C13 44 24 42 26 47C30 40 42 42 40 56Z',
    ),
  ),
  /** Threads: face, rays, features. */
  sun: motif(
    area(1, rays(0, 0), around(12, 'M-7 -29Q-2 -40 0 -49Q2 -40 7 -29Z')),
    area(0, rings(0, 0), disc(0, 0, 29)),
    column(2, 5.6, dots(10, -5)),
    column(2, 3.2, 'M-13 7Q0 21 13 7'),
    column(1, 5, dots(19, 4)),
  ),
  /** Without a face. Threads: disc, rays, ring. */
  'plain-sun': motif(
    area(1, rays(0, 0), around(8, 'M-9 -26Q-8 -36 0 -50Q8 -36 9 -26Z')),
    area(2, rays(0, 0), disc(0, 0, 30)),
    area(0, rings(0, 0), disc(0, 0, 24)),
  ),
  /** Rolls along the horizon. Threads: sun, rays, features, sea, foam. */
  'midnight-sun': motif(
    area(
      1,
      rays(0, 14),
      both('M-46 6L-33 1V11ZM-41 -18L-29 -12L-34 -5ZM-25 -36L-17 -25L-25 -19Z') +
        'M0 -44L6 -28H-6Z',
    ),
    area(0, rings(0, 14), 'M-32 20C-34 -2 -18 -20 0 -20S34 -2 32 20Z'),
    column(2, 5.4, dots(11, 0)),
    column(2, 3, 'M-10 9Q0 17 10 9'),
    area(
      3,
      0,
      'M-48 18C-40 13 -32 23 -24 18S-8 13 0 18S16 23 24 18S40 13 48 18C46 30 34 40 0 42C-34 40 -46 30 -48 18Z',
    ),
    area(1, 0, both('M-20 24H0V28H-20ZM-14 32H0V35H-14Z')),
    column(4, 3, 'M-48 18C-40 13 -32 23 -24 18S-8 13 0 18S16 23 24 18S40 13 48 18'),
  ),
  /** Of a postcard from the seventies: arcs in three colours. */
  /** Of a postcard from the seventies, above its reflection: bands in three colours around a full disc. */
  'retro-sun': motif(
    area(0, rays(0, 24), 'M-50 20A50 50 0 0 1 50 20Z'),
    area(1, rays(0, 24), 'M-41 20A41 41 0 0 1 41 20Z'),
    area(2, rays(0, 24), 'M-31 20A31 31 0 0 1 31 20Z'),
    column(0, 5.4, 'M-50 25H50'),
    column(1, 5.4, 'M-38 33H38'),
    column(1, 5.4, 'M-24 41H24'),
    column(0, 5.4, 'M-11 49H11'),
  ),
} satisfies Record<string, Motif>
