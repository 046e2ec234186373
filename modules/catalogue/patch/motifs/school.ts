import type { Motif } from '../motif.ts'
import { area, column, motif } from './layer.ts'
import { both } from './paths.ts'

export const school = {
  book: motif(
    area(
      0,
      0,
      'M0 -24C-14 -34 -34 -34 -49 -28V38C-34 32 -14 34 0 44C14 34 34 32 49 38V-28C34 -34 14 -34 0 -24Z',
    ),
    area(2, 0, both('M-2 -18C-14 -27 -30 -27 -42 -23V28C-30 24 -14 26 -2 34Z')),
    column(1, 3.4, both('M-35 -13Q-20 -17 -9 -9M-35 1Q-20 -3 -9 5M-35 15Q-20 11 -9 19')),
  ),
  pencil: motif(
    area(0, 45, 'M14 -40L38 -16L-16 38L-40 14Z'),
    area(1, 0, 'M-40 14L-16 38L-46 46Z'),
    area(2, 90, 'M22 -46Q28 -52 34 -46L46 -34Q50 -28 44 -22L38 -16L14 -40Z'),
    area(2, 0, 'M-42 30L-33 40L-46 46Z'),
  ),
  calculator: motif(
    area(0, 90, 'M-32 -46H32V46H-32Z'),
    area(1, 0, 'M-24 -38H24V-20H-24Z'),
    area(
      2,
      30,
      'M-24 -12H-12V-2H-24ZM-6 -12H6V-2H-6ZM12 -12H24V-2H12ZM-24 6H-12V16H-24ZM-6 6H6V16H-6ZM12 6H24V16H12ZM-24 24H-12V36H-24ZM-6 24H6V36H-6ZM12 24H24V36H12Z',
    ),
  ),
  'alarm-clock': motif(
    area(1, 45, 'M-20 -40A14 14 0 0 0 -42 -20ZM20 -40A14 14 0 0 1 42 -20Z'),
    column(1, 6, 'M-24 34L-34 46M24 34L34 46'),
    area(0, 30, 'M0 -34A38 38 0 1 1 -0.1 -34Z'),
    area(2, 90, 'M0 -24A28 28 0 1 1 -0.1 -24Z'),
    column(0, 4.4, 'M0 -14V4L14 14'),
  ),
  bed: motif(
    column(1, 7, 'M-44 -30V36M44 6V36'),
    area(0, 0, 'M-44 4H44V24H-44Z'),
    area(2, 30, 'M-38 -10H-14V4H-38Z'),
    area(0, 60, 'M-10 -8C10 -16 34 -12 44 4H-10Z'),
    column(2, 3, 'M2 -34H14L2 -20H14M24 -46H34L24 -34H34'),
  ),
  phone: motif(
    area(0, 90, 'M-24 -48H24Q28 -48 28 -44V44Q28 48 24 48H-24Q-28 48 -28 44V-44Q-28 -48 -24 -48Z'),
    area(1, 0, 'M-21 -36H21V32H-21Z'),
    area(2, 45, 'M0 -4C-4 -16 -18 -14 -16 -2C-14 8 -6 12 0 18C6 12 14 8 16 -2C18 -14 4 -16 0 -4Z'),
    area(1, 0, 'M0 37A4 4 0 1 1 -0.1 37Z'),
  ),
} satisfies Record<string, Motif>
