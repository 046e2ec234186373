import type { Motif } from '../../motif.ts'
import { chevron, rays, rings } from '../../stitches/course.ts'
import { area, column, motif } from '../layer.ts'
import { both, disc, discs, dots } from '../paths.ts'

/** Animals and fruit in action. */
export const characters = {
  'loafing-cat': motif(
    area(
      0,
      rings(0, 44),
      'M-46 30C-46 0 -16 -10 10 -10C36 -10 50 8 49 30Q49 42 38 42H-36Q-46 42 -46 30Z',
    ),
    column(1, 4.4, 'M12 -8V4M24 -6V7M35 0V12'),
    column(1, 3, 'M-34 36Q-26 30 -20 36M-14 36Q-6 30 0 36'),
    area(
      0,
      rays(-20, 6),
      'M-45 -12L-47 -42L-29 -29H-11L7 -42L5 -12C8 10 -6 17 -20 17S-48 10 -45 -12Z',
    ),
    area(2, chevron(60, -20), 'M-42 -34L-33 -27L-41 -19ZM2 -34L-7 -27L1 -19ZM-24 1H-16L-20 6Z'),
    column(3, 3.4, 'M-38 -8Q-32 -1 -26 -8M-14 -8Q-8 -1 -2 -8M-26 9Q-23 12 -20 8Q-17 12 -14 9'),
    column(3, 3, 'M20 -32H30L20 -21H30M34 -48H42L34 -39H42'),
  ),
  'puffer-bear': motif(
    area(
      0,
      chevron(-60),
      both('M-22 -3C-40 -2 -49 12 -49 23C-47 31 -36 31 -34 23C-33 17 -30 13 -25 12Z'),
    ),
    area(0, 90, both('M-31 26L-1 26L-1 45Q-1 50 -8 50L-24 50Q-31 50 -31 44Z')),
    area(0, 0, 'M-25 -5C-34 8 -34 22 -31 33H31C34 22 34 8 25 -5Z'),
    area(0, rays(0, -23), disc(0, -23, 25)),
    area(1, 45, `${discs(18, -41, 8)}${discs(41, 27, 7)}`),
    area(1, rays(0, -14), disc(0, -21, 20)),
    area(2, 0, 'M-6 -18H6L0 -11Z'),
    column(2, 6, dots(8, -26)),
    column(2, 2.4, 'M-6 -7Q0 -3 6 -7'),
    column(3, 3, 'M-31 8H31M-32 20H32M-29 41H-5M5 41H29M-46 14L-34 9M46 14L34 9'),
    column(1, 3, 'M0 3V29'),
  ),
  /** Threads: peel, cheeks, leaf, face. */
  'sour-lemon': motif(
    area(2, 30, 'M2 -38C6 -50 20 -52 32 -47C28 -36 16 -32 2 -36Z'),
    area(
      0,
      rings(0, 60),
      'M-6 -44C0 -47 4 -42 10 -38C30 -32 39 -16 38 2C37 20 26 34 10 39C6 46 -4 47 -10 40C-26 34 -38 20 -38 2C-38 -16 -28 -32 -12 -36C-10 -38 -10 -42 -6 -44Z',
    ),
    column(3, 4.4, 'M-26 -14L-11 -5L-26 4M26 -14L11 -5L26 4M-18 23Q-12 14 -5 20T7 20T19 19'),
    column(1, 8.6, 'M-27 13V13.1M27 12V12.1'),
  ),
  'smiley-flat': motif(
    area(0, rings(0, 0), disc(0, 0, 46)),
    area(1, 90, 'M-16 -22A6 8 0 1 1 -16.1 -22ZM16 -22A6 8 0 1 1 15.9 -22Z'),
    column(1, 5, 'M-20 17Q0 21 20 17'),
  ),
  'bitten-banana': motif(
    area(1, 90, 'M-14 0V-32C-14 -38 -10 -44 -7 -47C-7 -39 -1 -37 2 -41C3 -35 10 -33 14 -37V0Z'),
    area(0, chevron(80), 'M-17 -10H17C19 16 9 34 5 45H-6C-10 34 -19 16 -17 -10Z'),
    area(
      0,
      chevron(-35),
      'M-15 -12C-32 -16 -45 0 -48 22C-36 14 -24 12 -14 14ZM15 -12C32 -16 45 0 48 22C36 14 24 12 14 14Z',
    ),
    area(0, 100, 'M-9 -12C-9 6 -4 22 1 28C6 20 10 4 9 -12Z'),
    column(2, 2.4, 'M-9 -10C-9 6 -4 22 1 28C6 20 10 4 9 -10'),
    area(2, 0, 'M-6 43H5L4 50H-5Z'),
  ),
} satisfies Record<string, Motif>
