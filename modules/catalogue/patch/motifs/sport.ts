import type { Motif } from '../motif.ts'
import { area, column, motif } from './layer.ts'
import { disc } from './paths.ts'

export const sport = {
  football: motif(
    area(0, 30, 'M0 -46A46 46 0 1 1 -0.1 -46Z'),
    area(
      1,
      90,
      'M0 -17L16 -5L10 14H-10L-16 -5ZM0 -46L14 -42L0 -32L-14 -42ZM44 -14L46 2L36 10L32 -4L40 -16ZM-44 -14L-46 2L-36 10L-32 -4L-40 -16ZM30 34L18 42L12 32L22 22L32 24ZM-30 34L-18 42L-12 32L-22 22L-32 24Z',
    ),
    column(1, 2.6, 'M0 -32V-17M16 -5L32 -4M10 14L22 22M-10 14L-22 22M-16 -5L-32 -4'),
  ),
  handball: motif(
    area(0, 45, disc(0, -10, 38)),
    column(
      1,
      3.4,
      'M0 -28L17 -16L11 4H-11L-17 -16ZM0 -28V-47M17 -16L35 -22M11 4L20 20M-11 4L-20 20M-17 -16L-35 -22',
    ),
    area(2, 90, 'M-24 24C-14 32 12 32 26 22L24 50H-18Z'),
    column(2, 10, 'M-19 32L-40 14M-10 30L-15 4M3 30L2 -1M15 30L18 3M24 30L34 10'),
  ),
  trophy: motif(
    column(1, 6, 'M-24 -34H-40C-42 -12 -32 -2 -18 -2M24 -34H40C42 -12 32 -2 18 -2'),
    area(0, 90, 'M-26 -44H26C28 -12 18 8 6 12V26H-6V12C-18 8 -28 -12 -26 -44Z'),
    area(1, 0, 'M-22 26H22V38H-22ZM-30 38H30V46H-30Z'),
    area(2, 30, 'M0 -34L4 -24L14 -24L6 -17L9 -7L0 -13L-9 -7L-6 -17L-14 -24L-4 -24Z'),
  ),
  dumbbell: motif(
    column(1, 8, 'M-24 0H24'),
    area(0, 90, 'M-40 -24H-28V24H-40ZM28 -24H40V24H28Z'),
    area(0, 0, 'M-26 -16H-18V16H-26ZM18 -16H26V16H18Z'),
    area(2, 0, 'M-48 -10H-41V10H-48ZM41 -10H48V10H41Z'),
  ),
  bicycle: motif(
    column(0, 5, 'M-28 -2A18 18 0 1 1 -28.1 -2ZM28 -2A18 18 0 1 1 27.9 -2Z'),
    column(1, 4.4, 'M-28 16L-12 -18H18L28 16M-12 -18L0 16H-28M0 16L18 -18L14 -32H26'),
    area(2, 0, 'M-22 -26H-4V-20H-18Z'),
    area(2, 0, 'M0 12A4.4 4.4 0 1 1 -0.1 12Z'),
  ),
  sneaker: motif(
    area(
      0,
      30,
      'M-44 -24C-34 -18 -26 -22 -20 -30C-10 -12 4 -2 24 2C40 4 48 10 46 24H-46C-48 6 -46 -10 -44 -24Z',
    ),
    area(1, 0, 'M-47 22H47C47 32 42 34 36 34H-40C-46 34 -47 28 -47 22Z'),
    column(1, 3.4, 'M-8 -16L2 -22M0 -9L11 -15M9 -4L20 -10'),
    area(2, 60, 'M-36 14C-20 14 -6 8 0 2C2 12 -16 20 -36 20Z'),
  ),
  pawn: motif(
    area(0, 45, 'M0 -44A15 15 0 1 1 -0.1 -44Z'),
    area(0, 90, 'M-12 -14H12C12 6 20 18 26 28H-26C-20 18 -12 6 -12 -14Z'),
    area(1, 0, 'M-18 -16H18V-8H-18ZM-32 28H32V42H-32Z'),
  ),
} satisfies Record<string, Motif>
