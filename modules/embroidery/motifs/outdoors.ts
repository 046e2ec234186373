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
  /** Flames of light above the peaks. Threads: peaks, light, higher light, snow. */
  /** A curtain of light, thread by thread. Threads: rock, light, light further up, snow. */
  'northern-lights': motif(
    column(
      2,
      6.6,
      'M-56 5V-16M-49 1V-19M-42 -3V-28M-35 -6V-26M-28 -8V-26M-21 -8V-28M-14 -7V-32M-7 -5V-37M0 -2V-38M7 1V-34M14 3V-25M21 4V-15M28 4V-9M35 2V-10M42 -1V-18M49 -5V-23M56 -9V-35',
    ),
    column(
      1,
      7,
      'M-56 13V-6M-49 9V-11M-42 5V-19M-35 2V-16M-28 -0V-13M-21 -0V-13M-14 1V-15M-7 3V-19M0 6V-21M7 9V-19M14 11V-13M21 12V-6M28 12V-1M35 10V-2M42 7V-8M49 3V-10M56 -1V-19',
    ),
    area(0, 60, 'M-62 50L-34 20L-18 36L-4 50Z'),
    area(0, 120, 'M-22 50L10 20L24 33L32 27L60 50Z'),
    area(3, 20, 'M-34 20L-46 33L-38 32L-32 38L-27 31L-21 33ZM10 20L-5 34L3 32L10 38L15 31L22 32Z'),
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
  /** Held up by the referee, and winks. Threads: card, hand, face, cheeks. */
  card: motif(
    column(1, 9, 'M20 -26L35 -24M22 -16L38 -14M24 -6L39 -4'),
    area(
      0,
      8,
      'M-47 -30Q-50 -30 -50 -26L-44 26Q-43 30 -40 29L28 21Q32 20 31 17L25 -35Q24 -38 21 -38Z',
    ),
    column(2, 7, dot(-25, -13)),
    column(2, 4, 'M-5 -15Q2 -20 9 -17M-26 6C-18 18 2 16 8 2'),
    column(3, 7, `${dot(-32, -1)}${dot(17, -6)}`),
    area(1, rays(50, 20), 'M32 -6C42 -10 50 -2 50 10V36L38 42C30 38 24 30 24 22C28 18 32 8 32 -6Z'),
    column(1, 10, 'M34 18L17 7'),
    area(2, 60, 'M36 43L52 33V46L42 50Z'),
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
