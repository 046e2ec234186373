import type { Motif } from '../motif.ts'
import { chevron, rings } from '../stitches/course.ts'
import { area, column, motif } from './layer.ts'
import { dot, dots } from './paths.ts'

export const keys = {
  /** A key that ends in a heart. */
  'heart-key': motif(
    column(0, 8, 'M-4 0H46'),
    column(0, 7, 'M28 0V14M40 0V18'),
    area(
      0,
      chevron(40, -21),
      'M-3 0C-14 22 -32 34 -50 0C-56 -16 -44 -28 -33 -26C-26 -25 -22 -20 -21 -16C-20 -20 -16 -25 -9 -26C2 -26 8 -14 -3 0Z',
    ),
    column(1, 3.4, 'M2 -1.4H44'),
  ),
  /** A padlock with its key in it. */
  padlock: motif(
    column(1, 9, 'M-26 -10V-24C-26 -50 16 -50 16 -24V-10'),
    area(0, 90, 'M-38 -14H28Q36 -14 36 -6V30Q36 39 28 39H-38Q-46 39 -46 30V-6Q-46 -14 -38 -14Z'),
    column(1, 3.4, 'M-40 -6H30M-40 31H30'),
    column(2, 22, dot(-6, 11)),
    column(3, 6.4, 'M-6 11L22 29'),
    column(3, 7, 'M33 24A11 11 0 1 1 32.9 24Z'),
  ),
  /** A key of a front door, with a tag on its ring. */
  'door-key': motif(
    column(1, 4, 'M-20 -14A13 13 0 1 1 -36 6'),
    area(2, 60, 'M-44 2L-26 10L-38 46L-50 40Z'),
    column(1, 3, 'M-37 18L-33 20M-41 29L-37 31'),
    area(0, rings(-14, -22), 'M-14 -46A24 24 0 1 1 -14.1 -46ZM-20 -36A8 8 0 1 0 -19.9 -36Z'),
    area(0, 45, 'M-2 -14L6 -22L48 20V34H36V24H27V15H18V6H10Z'),
    column(1, 3, 'M6 -12L40 22'),
  ),
  /** A car's key with a car on its head. Threads: head, blade and ring, car. */
  'car-key': motif(
    column(1, 4.4, 'M0 -51A8 8 0 1 1 -0.1 -51Z'),
    area(1, 90, 'M-8 8H8V14L13 19L8 24L13 29V34L8 38L12 43L1 51L-8 44Z'),
    area(
      0,
      chevron(70),
      'M-22 -40Q0 -46 22 -40Q34 -36 34 -22L31 -2Q29 12 16 12H-16Q-29 12 -31 -2L-34 -22Q-34 -36 -22 -40Z',
    ),
    column(1, 2.6, 'M-3 18V42'),
    area(
      2,
      0,
      'M-25 -12C-25 -16 -22 -17 -18 -18L-11 -28Q-9 -30 -6 -30H7Q10 -30 12 -28L18 -19C23 -18 26 -16 26 -11V-5H-25Z',
    ),
    area(0, 60, 'M-11 -19L-7 -25H-1V-19ZM3 -19V-25H7L11 -19Z'),
    column(2, 10, dots(14, -4)),
    column(1, 4, dots(14, -4)),
  ),
  /** Threads: metal, highlight. */
  key: motif(
    column(0, 12, 'M-24 -16A16 16 0 1 1 -24.1 -16Z'),
    area(0, 0, 'M-6 -5H44Q49 -5 49 0V4H44V18H36V12H32V18H24V5H-6Z'),
    column(0, 6, 'M4 -8V8M10 -8V8'),
    column(1, 2.6, 'M-34 -8C-38 -4 -39 4 -36 9M16 -1H42'),
  ),
} satisfies Record<string, Motif>
