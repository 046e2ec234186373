import type { Motif } from '../motif.ts'
import { chevron, rays, rings, waves } from '../stitches/course.ts'
import { area, column, motif } from './layer.ts'
import { disc, dot } from './paths.ts'

export const outdoors = {
  /** Threads: walls, bands and roof, light, sea. */
  lighthouse: motif(
    area(2, rays(0, -27), 'M-8 -30L-50 -44V-20L-8 -24ZM8 -30L50 -44V-20L8 -24Z'),
    area(0, 90, 'M-14 -18H14L22 40H-22Z'),
    area(1, 10, 'M-15.4 -6H15.4L17.6 9H-17.6ZM-19.6 24H19.6L21.8 39H-21.8Z'),
    area(2, 90, 'M-11 -35H11V-18H-11Z'),
    area(1, chevron(45), 'M-16 -33C-14 -40 -8 -46 0 -50C8 -46 14 -40 16 -33Z'),
    column(1, 2.4, 'M-4 -33V-19M4 -33V-19'),
    column(0, 4, 'M-18 -18H18'),
    area(1, 90, 'M-5 40V30C-5 24 5 24 5 30V40Z'),
    area(
      3,
      waves(2, 20),
      'M-44 44C-46 36 -38 34 -34 37C-30 30 -20 32 -18 37H18C20 32 30 30 34 37C38 34 46 36 44 44L34 50H-34Z',
    ),
    column(0, 2.6, 'M-36 44Q-31 40 -26 44T-16 44T-6 44T4 44T14 44T24 44T34 44'),
  ),
  /** Threads: wool, star and cuff, middle. */
  mitten: motif(
    area(0, 90, 'M-22 24V-18C-22 -42 18 -42 18 -18V-2C24 -16 42 -14 40 0C38 10 26 12 18 24Z'),
    area(1, 90, 'M-25 24H21V42H-25Z'),
    column(0, 2.6, 'M-16 26V40M-8 26V40M0 26V40M8 26V40M16 26V40'),
    area(
      1,
      rays(-2, -11),
      'M-2 -30L4 -20L14 -20L8 -11L14 -2L4 -2L-2 8L-8 -2L-18 -2L-12 -11L-18 -20L-8 -20Z',
    ),
    column(2, 6, dot(-2, -11)),
    column(1, 2.8, 'M-18 14L-14 18L-10 14L-6 18L-2 14L2 18L6 14L10 18L14 14'),
  ),
  /** A ribbon of light above the peaks. Threads: peaks, light, deeper light, snow. */
  'northern-lights': motif(
    area(
      2,
      86,
      'M-50 -10C-44 -34 -30 -42 -18 -34C-8 -28 -10 -16 0 -14C12 -12 12 -30 24 -34C36 -38 46 -28 50 -14C50 0 48 10 44 18C40 6 34 0 26 4C16 10 10 18 -2 16C-14 14 -14 4 -22 2C-32 0 -40 8 -44 18C-48 10 -50 0 -50 -10Z',
    ),
    area(
      1,
      94,
      'M-50 -12C-46 -40 -32 -50 -18 -44C-6 -38 -10 -24 0 -22C12 -20 12 -40 24 -46C36 -50 48 -38 50 -16C44 -28 36 -30 28 -24C18 -16 12 -4 -2 -4C-14 -6 -16 -18 -24 -22C-34 -26 -46 -22 -50 -12Z',
    ),
    column(1, 2.6, 'M-40 -16V2M-30 -20V-4M-8 -6V8M4 -4V10M15 -8V6M28 -20V-4M39 -20V-2'),
    area(0, 60, 'M-50 47L-30 16L-14 36L-4 47Z'),
    area(0, 120, 'M-18 47L8 9L30 32L34 26L50 47Z'),
    area(3, 20, 'M-30 16L-38 29L-31 26L-27 31L-21 28ZM8 9L-3 25L4 22L9 28L14 22L21 23Z'),
  ),
  /** Threads: rubber, wood, ball. */
  paddle: motif(
    column(1, 12, 'M-18 18L-38 42'),
    column(0, 2.6, 'M-31 42L-40 34M-27 37L-36 29'),
    area(0, rays(4, -14), 'M-24 8C-34 -14 -16 -46 10 -46C36 -46 48 -18 36 2C24 22 2 28 -12 22Z'),
    area(1, 50, 'M-24 6C-16 2 -2 14 -4 24C-10 28 -16 28 -20 26C-26 22 -28 14 -24 6Z'),
    column(2, 2.6, 'M18 -38C28 -34 34 -26 34 -16'),
    area(2, rays(32, 30), disc(34, 32, 12)),
    column(2, 3, 'M14 28L8 26M14 37L4 40'),
  ),
  /** Held up by the referee. Threads: card, hand, lines. */
  card: motif(
    area(0, 80, 'M-12 -49L32 -41L21 19L-23 11Z'),
    column(2, 2.6, 'M-6 -42L24 -36.6L15 11.4'),
    area(
      1,
      rays(-20, 36),
      'M-28 22C-28 8 -18 4 -8 8L18 13C27 15 27 22 22 24C29 28 27 34 21 35C24 41 18 45 12 44L10 50H-22C-25 42 -28 34 -28 22Z',
    ),
    column(1, 10, 'M-19 26L-8 -2'),
    column(2, 2.6, 'M-2 22H20M-2 33H20M-13 30Q-6 22 -3 8'),
  ),
  /** Threads: leather, cuff, seams. */
  'boxing-glove': motif(
    area(
      0,
      rings(0, -12),
      'M-16 20C-24 12 -28 4 -28 -8C-34 -34 -14 -49 8 -47C34 -46 46 -26 42 -6C40 4 34 10 30 20Z',
    ),
    area(
      0,
      rays(-24, 10),
      'M-30 -14C-46 -14 -52 4 -42 14C-32 24 -14 18 -8 4C-6 -4 -10 -8 -14 -8C-18 -8 -22 -4 -26 -4C-28 -8 -28 -12 -30 -14Z',
    ),
    column(
      2,
      2.4,
      'M-30 -14C-28 -12 -28 -8 -26 -4C-22 -4 -18 -8 -14 -8C-10 -8 -6 -4 -8 4C-10 10 -14 14 -20 16',
    ),
    area(1, 90, 'M-20 18H34V44Q34 48 30 48H-16Q-20 48 -20 44Z'),
    column(0, 4, 'M-18 26H32'),
    column(2, 3, 'M2 30L14 42M14 30L2 42'),
    column(1, 3.4, 'M6 -38C20 -38 30 -30 32 -18'),
  ),
  /** Threads: body, windows and lights, tyres and rack. */
  car: motif(
    column(2, 2.6, 'M-20 -38V-24M24 -38V-24M-28 -27H32'),
    area(1, 0, 'M-16 -42Q-16 -45 -13 -45H-2V-30H-16ZM2 -40H22Q25 -40 25 -37V-30H2Z'),
    area(
      0,
      0,
      'M-49 6C-50 0 -48 -4 -42 -6L-30 -24Q-28 -27 -24 -27H34Q38 -27 39 -24L47 -2Q49 2 49 6V18Q49 22 45 22H-45Q-49 22 -49 18Z',
    ),
    area(1, 60, 'M-34 -5L-24 -20H-8V-5ZM-3 -20H13V-5H-3ZM18 -20H32L38 -5H18Z'),
    column(2, 2.2, 'M-5.5 -20V18M15.5 -20V18'),
    area(2, rays(-27, 21), disc(-27, 21, 12)),
    area(2, rays(27, 21), disc(27, 21, 12)),
    column(1, 9, `${dot(-27, 21)}${dot(27, 21)}`),
    column(1, 4.4, 'M-46 5V8M46 5V8'),
    column(1, 2.4, 'M0 3H6M21 3H27'),
  ),
  /** Threads: body, stripe and wheel, windows and door, curtains. */
  caravan: motif(
    column(1, 4, 'M-42 22H-50V28M36 22V37'),
    area(
      0,
      0,
      'M-44 -10C-44 -36 -32 -40 -10 -40H22C40 -40 46 -24 46 0V20Q46 24 42 24H-40Q-44 24 -44 20Z',
    ),
    area(1, waves(3, 60), 'M-44 4C-30 -2 -14 -2 0 4S32 10 46 4V15C32 21 14 20 0 14S-30 8 -44 14Z'),
    area(2, 90, 'M10 -26Q10 -28 12 -28H26Q28 -28 28 -26V24H10Z'),
    area(3, 45, 'M-36 -26Q-36 -28 -34 -28H-6Q-4 -28 -4 -26V-8H-36Z'),
    area(
      1,
      chevron(60, -20),
      'M-36 -28H-24C-24 -20 -28 -14 -36 -12ZM-4 -28H-16C-16 -20 -12 -14 -4 -12Z',
    ),
    column(2, 2.6, 'M-37 -7H-3'),
    area(3, 45, 'M14 -22H24V-10H14Z'),
    column(0, 3, dot(24, 4)),
    area(2, rays(-18, 26), disc(-18, 26, 13)),
    column(0, 11, dot(-18, 26)),
    column(1, 4, dot(-18, 26)),
  ),
} satisfies Record<string, Motif>
