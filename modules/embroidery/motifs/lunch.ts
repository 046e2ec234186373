import type { Motif } from '../motif.ts'
import { rays, rings, waves } from '../stitches/course.ts'
import { area, column, motif } from './layer.ts'
import { around, disc } from './paths.ts'

/** The flesh of half an orange, in segments around its middle. */
const segments = around(8, 'M0 -5L6.6 -21C4 -24.6 -4 -24.6 -6.6 -21Z').replace(
  /(-?[\d.]+) (-?[\d.]+)/g,
  (_, x, y) => `${Number(x) + 17} ${Number(y) + 16}`,
)

export const lunch = {
  chocolate: motif(
    area(
      0,
      75,
      'M-20 -46.9Q-19.3 -49.6 -16.6 -48.9L13.2 -41.5A9.3 9.3 0 0 0 15.9 -29.3A9.3 9.3 0 0 0 23.8 -18.7A8.4 8.4 0 0 0 31.9 -9L26.1 14.4L-31.7 0Z',
    ),
    column(2, 3.2, 'M-0.4 -43L-11.9 3M16.2 -28.3L7.2 7.8M-21.8 -32L16.1 -22.6M-26 -14.9L29 -1.1'),
    area(
      2,
      30,
      'M-33.9 1.4L-31.2 -9.5L-25.4 -2.2L-15.4 -7.4L-9.1 1.8L0.8 -3.4L7.1 5.9L17 0.7L22.5 9.7L30.1 5.8L27.4 16.7Z',
    ),
    area(1, 14, 'M-33.9 -2.5L29.2 13.3L20 50.3L-43.2 34.5Z'),
    area(0, 104, 'M-36.2 6.6L27 22.3L22.3 41.3L-40.9 25.5Z'),
    area(
      1,
      14,
      'M-8.9 31.6C-18.4 23.5 -16.1 14.4 -10.7 15.8C-7.1 16.7 -5.9 19.9 -6.2 20.8C-5.9 19.9 -3.5 17.6 0.1 18.5C5.6 19.8 3.3 28.9 -8.9 31.6Z',
    ),
  ),
  'milk-carton': motif(
    area(2, 90, 'M10 -14L36 -20V40L10 49Z'),
    area(0, 90, 'M-36 -14H10V49H-36Z'),
    area(1, waves(2, 24), 'M-36 20C-30 12 -22 12 -16 20S0 28 10 18V49H-36Z'),
    area(1, rings(-13, 7), 'M-13 -9C-7 -1 -4 2 -4 7A9 9 0 0 1 -22 7C-22 2 -19 -1 -13 -9Z'),
    area(0, 30, 'M10 -14L23 -36L36 -20Z'),
    area(1, 0, 'M-36 -14L-23 -36H23L10 -14Z'),
    area(0, 90, 'M-25 -49H25V-35H-25Z'),
    column(2, 5.6, 'M-22 31V31.1M-5 31V31.1'),
    column(2, 3, 'M-18 38Q-13 43 -8 38'),
  ),
  lunchbox: motif(
    area(3, rings(-20, -16), 'M-40 10V-18C-52 -26 -46 -46 -32 -46H-8C6 -46 12 -26 0 -18V10Z'),
    area(1, 90, 'M-34 10V-21C-42 -27 -39 -40 -30 -40H-10C-1 -40 2 -27 -6 -21V10Z'),
    column(3, 4.4, 'M-27 -28V-27.9M-14 -28V-27.9'),
    column(3, 3, 'M-27 -16Q-20 -9 -13 -16'),
    area(
      0,
      rings(24, -10),
      'M24 -27C34 -34 47 -26 45 -10C43 2 36 10 32 10H16C12 10 5 2 3 -10C1 -26 14 -34 24 -27Z',
    ),
    area(2, -40, 'M26 -34C28 -46 38 -49 45 -47C43 -38 36 -32 26 -34Z'),
    column(3, 3.4, 'M24 -26Q23 -34 18 -38'),
    column(1, 4, 'M10 -13Q10 -20 16 -22'),
    area(0, 0, 'M-46 8H46L41 42Q40 48 34 48H-34Q-40 48 -41 42Z'),
    area(1, 90, 'M-50 2H50V14H-50Z'),
    area(2, 90, 'M-30 -1H-18V22H-30ZM18 -1H30V22H18Z'),
  ),
  orange: motif(
    area(2, 24, 'M-8 -34C-8 -48 8 -52 24 -48C20 -36 8 -28 -8 -34Z'),
    area(0, rings(-13, -2), disc(-13, -2, 36)),
    column(2, 4, 'M-12 -35Q-12 -42 -18 -46'),
    column(1, 4, 'M-41 -6Q-39 -20 -27 -27'),
    column(1, 4, disc(17, 16, 32)),
    area(1, 45, disc(17, 16, 27)),
    column(0, 6, disc(17, 16, 28)),
    area(0, rays(17, 16), segments),
  ),
} satisfies Record<string, Motif>
