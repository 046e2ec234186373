import type { Motif } from '../motif.ts'
import { rays, rings } from '../stitches/course.ts'
import { area, column, motif } from './layer.ts'
import { disc, dot } from './paths.ts'

export const music = {
  headphones: motif(
    column(0, 9, 'M-36 14V-2C-36 -30 -20 -44 0 -44S36 -30 36 -2V14'),
    column(2, 2.4, 'M-31 2C-32 -26 -18 -38 0 -38S32 -26 31 2'),
    area(
      2,
      90,
      'M-27 4H-18Q-15 4 -15 8V36Q-15 40 -18 40H-27ZM27 4H18Q15 4 15 8V36Q15 40 18 40H27Z',
    ),
    area(1, 90, 'M-38 0H-26V44H-38C-52 44 -52 0 -38 0Z'),
    area(1, 90, 'M38 0H26V44H38C52 44 52 0 38 0Z'),
    column(0, 3.4, 'M-37 10V34M37 10V34'),
  ),
  microphone: motif(
    area(2, 135, 'M-12 -6L4 10L-34 46Q-41 50 -46 45Q-50 40 -46 33Z'),
    column(1, 4, 'M-22 16L-16 22'),
    area(0, rings(18, -22), disc(18, -22, 26)),
    column(
      1,
      2.4,
      'M2 -38Q24 -26 34 -6M14 -45Q32 -36 41 -16M-6 -26Q14 -16 22 1M2 -6Q8 -28 34 -39M14 2Q20 -18 41 -27M-6 -18Q-2 -34 22 -46',
    ),
    area(1, 45, 'M-9 -19L15 5L7 13L-17 -11Z'),
  ),
  guitar: motif(
    column(1, 8, 'M0 0L33 -35'),
    area(1, 135, 'M27 -39L40 -51L51 -40L39 -27Z'),
    column(2, 3.4, 'M33 -47L30 -50M48 -34L51 -31M41 -53L39 -55M52 -42L54 -40'),
    area(
      0,
      rings(-16, 16),
      'M6 -14C16 -10 20 2 11 11C14 27 0 47 -26 45C-50 42 -50 12 -28 7C-22 5 -22 -4 -16 -10C-10 -16 -2 -18 6 -14Z',
    ),
    area(2, rings(-9, 10), disc(-9, 10, 10)),
    area(1, rings(-9, 10), disc(-9, 10, 7)),
    column(2, 2, 'M-26 24L30 -34M-22 28L34 -30'),
    column(1, 5, 'M-34 22L-20 36'),
  ),
  vinyl: motif(
    area(0, rings(0, 0), `${disc(0, 0, 48)}M0 -17A17 17 0 1 0 0.1 -17Z`),
    column(2, 2.4, 'M-34 0A34 34 0 0 1 0 -34M34 0A34 34 0 0 1 0 34'),
    area(1, 45, disc(0, 0, 20)),
    column(2, 2.4, 'M-12 0A12 12 0 0 1 12 0'),
    column(0, 8, dot(0, 0)),
  ),
  speaker: motif(
    area(0, 90, 'M-28 -48H28Q33 -48 33 -43V43Q33 48 28 48H-28Q-33 48 -33 43V-43Q-33 -48 -28 -48Z'),
    area(2, rays(0, 17), disc(0, 17, 18)),
    column(1, 7, disc(0, 17, 21.5)),
    column(1, 16, dot(0, 17)),
    column(1, 6, disc(0, -27, 10)),
    column(2, 14, dot(0, -27)),
    column(1, 4, 'M-41 -24Q-52 0 -41 24M41 -24Q52 0 41 24'),
  ),
  'disco-ball': motif(
    column(1, 3.4, 'M0 -52V-38'),
    area(1, 0, 'M-8 -40H8V-34H-8Z'),
    area(0, rings(0, 6), disc(0, 6, 42)),
    column(
      1,
      2.2,
      'M-42 6H42M-38 -12Q0 -7 38 -12M-38 24Q0 19 38 24M-25 -27Q0 -23 25 -27M-25 39Q0 35 25 39M0 -36V48M-7 -35C-32 -16 -32 28 -7 47M7 -35C32 -16 32 28 7 47',
    ),
    area(2, rays(-18, -12), 'M-18 -30L-14 -16L-1 -12L-14 -8L-18 6L-22 -8L-35 -12L-22 -16Z'),
    area(2, rays(22, 20), 'M22 6L25 17L35 20L25 23L22 34L19 23L9 20L19 17Z'),
  ),
  /** The sign of peace of the seventies. */
  'peace-sign': motif(
    area(0, rings(0, 0), disc(0, 0, 48)),
    area(1, rays(0, 0), disc(0, 0, 37)),
    column(0, 11, 'M0 -40V40M0 2L-27 29M0 2L27 29'),
  ),
} satisfies Record<string, Motif>
