import type { Motif } from '../../motif.ts'
import { chevron, rays, rings } from '../../stitches/course.ts'
import { area, column, motif } from '../layer.ts'
import { both, disc, discs, dots } from '../paths.ts'

export const bears = {
  /** Warm from the sauna, says nothing. Threads: fur, muzzle, dark, hat, its band. */
  'sauna-bear': motif(
    area(0, rings(-33, -20), disc(-33, -20, 12)),
    area(0, rings(33, -20), disc(33, -20, 12)),
    area(1, 30, discs(33, -19, 6)),
    area(
      0,
      rays(0, 14),
      'M0 -32C26 -32 42 -18 43 5C46 11 44 19 40 23C34 39 18 48 0 48S-34 39 -40 23C-44 19 -46 11 -43 5C-42 -18 -26 -32 0 -32Z',
    ),
    area(
      3,
      rays(4, -60),
      'M-29 -18C-27 -36 -12 -40 2 -51C12 -42 26 -36 29 -18C12 -24 -12 -24 -29 -18Z',
    ),
    column(4, 6, 'M-29 -18Q0 -28 29 -18'),
    area(1, rays(0, 18), 'M0 4C14 4 24 13 23 25C22 36 12 42 0 42S-22 36 -23 25C-24 13 -14 4 0 4Z'),
    area(2, 0, 'M-10 10C-6 6 6 6 10 10C11 16 6 21 0 22C-6 21 -11 16 -10 10Z'),
    column(2, 6.4, dots(18, -2)),
    column(2, 4, 'M-28 -9L-10 -7M28 -9L10 -7'),
    column(2, 3.2, 'M0 20V29M-11 30H11'),
  ),
  /** Large and soft, with a bag of buns. Threads: fur, muzzle, dark, bag, buns. */
  'father-bear': motif(
    area(0, rings(-19, -38), disc(-19, -38, 9)),
    area(0, rings(19, -38), disc(19, -38, 9)),
    area(1, 30, discs(19, -37, 4.6)),
    area(
      0,
      rays(0, -10),
      'M0 -12C24 -14 44 -14 48 4C50 22 30 36 0 50C-30 36 -50 22 -48 4C-44 -14 -24 -14 0 -12Z',
    ),
    area(
      0,
      rays(0, -12),
      'M0 -45C19 -45 30 -34 29 -19C28 -3 15 5 0 5S-28 -3 -29 -19C-30 -34 -19 -45 0 -45Z',
    ),
    area(
      1,
      rays(0, -12),
      'M0 -23C10 -23 17 -16 16 -9C15 -1 9 3 0 3S-15 -1 -16 -9C-17 -16 -10 -23 0 -23Z',
    ),
    area(2, 0, 'M-7 -20C-4 -23 4 -23 7 -20C8 -16 4 -13 0 -12C-4 -13 -8 -16 -7 -20Z'),
    area(2, chevron(-20), both('M0 -12C-6 -14 -10 -9 -17 -10C-15 -3 -5 -2 0 -7Z')),
    column(2, 5, dots(12, -28)),
    column(2, 2.6, 'M-16 -36L-9 -37M16 -36L9 -37M-4 -2Q0 1 4 -2'),
    area(4, rays(0, 22), `${disc(-9, 14, 8.5)}${disc(9, 14, 8.5)}${disc(0, 11, 8.5)}`),
    area(3, 90, 'M-19 17L-13 20L-7 17L0 20L7 17L13 20L19 17L14 44L0 50L-14 44Z'),
    area(0, 30, 'M-46 6C-38 2 -28 12 -16 18C-8 22 -7 32 -14 34C-26 34 -42 24 -46 6Z'),
    area(0, 150, 'M46 6C38 2 28 12 16 18C8 22 7 32 14 34C26 34 42 24 46 6Z'),
    column(2, 2.4, both('M-40 15C-34 26 -24 33 -13 34')),
  ),
  /** With open arms. Threads: fur, belly, dark, heart. */
  'hugging-bear': motif(
    area(0, rings(-19, -42), disc(-19, -42, 8)),
    area(0, rings(19, -42), disc(19, -42, 8)),
    area(
      0,
      chevron(30),
      'M-20 -10C-30 -6 -38 -16 -41 -24C-50 -22 -51 -10 -47 -2C-42 10 -32 16 -22 16ZM20 -10C30 -6 38 -16 41 -24C50 -22 51 -10 47 -2C42 10 32 16 22 16Z',
    ),
    area(0, chevron(50), 'M-25 36C-27 50 -20 51 -14 50H-2V34H2V50H14C20 51 27 50 25 36Z'),
    area(
      0,
      rays(0, 14),
      'M0 -14C20 -14 27 2 28 18C28 34 16 44 0 44S-28 34 -28 18C-27 2 -20 -14 0 -14Z',
    ),
    area(1, rays(0, 18), 'M0 2C13 2 18 10 18 20C18 32 10 38 0 38S-18 32 -18 20C-18 10 -13 2 0 2Z'),
    area(
      0,
      rays(0, -24),
      'M0 -48C18 -48 27 -38 26 -24C25 -10 14 -2 0 -2S-25 -10 -26 -24C-27 -38 -18 -48 0 -48Z',
    ),
    area(1, 0, 'M0 -25C9 -25 14 -19 13 -13C11 -6 -11 -6 -13 -13C-14 -19 -9 -25 0 -25Z'),
    area(2, 0, 'M-6 -23C-3 -26 3 -26 6 -23C6 -19 3 -16 0 -16S-6 -19 -6 -23Z'),
    column(2, 2.8, 'M-18 -31Q-12 -37 -7 -31M18 -31Q12 -37 7 -31M-6 -12Q0 -6 6 -12'),
    area(
      3,
      chevron(40),
      'M0 31C-8 25 -11 21 -11 16C-11 9 -3 9 0 15C3 9 11 9 11 16C11 21 8 25 0 31Z',
    ),
    column(1, 5, dots(43, -17)),
  ),
  /** In its den until May. Threads: fur, muzzle, dark, snow. */
  'sleeping-bear': motif(
    area(3, rays(0, 44), 'M-54 42C-58 -4 -32 -36 0 -36S58 -4 54 42Z'),
    area(2, 0, 'M-42 42C-46 6 -27 -22 0 -22S46 6 42 42Z'),
    area(0, 60, discs(22, -4, 10)),
    area(1, 60, discs(22, -3, 5.4)),
    area(
      0,
      rays(0, 26),
      'M0 -11C20 -11 32 4 32 20C32 36 18 44 0 44S-32 36 -32 20C-32 4 -20 -11 0 -11Z',
    ),
    area(
      1,
      rays(0, 6),
      'M0 13C11 13 18 21 18 29C18 38 9 42 0 42S-18 38 -18 29C-18 21 -11 13 0 13Z',
    ),
    area(2, 0, 'M-9 15C-4 11 4 11 9 15C9 21 4 25 0 25S-9 21 -9 15Z'),
    column(2, 2.8, 'M0 24V29M-7 30Q-3 34 0 30Q3 34 7 30'),
    column(2, 3.2, 'M-23 6Q-17 12 -11 6M11 6Q17 12 23 6'),
    area(
      3,
      0,
      'M-56 50C-54 38 -42 38 -36 41C-26 35 -14 42 0 40C12 37 24 36 36 41C44 37 54 40 56 50Z',
    ),
    area(0, 90, both('M-38 48C-40 36 -20 36 -22 48Z')),
    column(2, 2.2, 'M-34 44V48M-30 43V48M-26 44V48M34 44V48M30 43V48M26 44V48'),
  ),
} satisfies Record<string, Motif>
