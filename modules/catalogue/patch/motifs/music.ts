import type { Motif } from '../motif.ts'
import { area, column, motif } from './layer.ts'
import { disc } from './paths.ts'

export const music = {
  headphones: motif(
    column(0, 8, 'M-36 12V-2C-36 -28 -20 -42 0 -42S36 -28 36 -2V12'),
    area(1, 90, 'M-46 4H-26V38H-38Q-46 38 -46 30ZM46 4H26V38H38Q46 38 46 30Z'),
    area(2, 0, 'M-26 8H-20V34H-26ZM26 8H20V34H26Z'),
  ),
  microphone: motif(
    area(2, 45, 'M-12 -8L4 8L-34 46Q-41 50 -46 45Q-50 40 -46 33Z'),
    area(0, 45, disc(18, -22, 25)),
    column(
      1,
      2.4,
      'M3 -37L33 -7M12 -41L37 -16M-1 -28L24 -3M3 -7L33 -37M12 -3L37 -28M-1 -16L24 -41',
    ),
    area(1, 0, 'M-7 -19L15 3L7 11L-15 -11Z'),
  ),
  guitar: motif(
    column(1, 7, 'M0 0L34 -36'),
    area(1, 45, 'M28 -40L40 -50L50 -40L40 -28Z'),
    area(
      0,
      30,
      'M8 -10C16 -4 18 4 10 12C12 26 -2 46 -26 44C-48 40 -48 12 -28 8C-22 6 -20 -2 -14 -8C-8 -14 0 -16 8 -10Z',
    ),
    area(2, 0, 'M-10 4A8 8 0 1 1 -10.1 4Z'),
    column(2, 4, 'M-32 22L-20 34'),
  ),
  vinyl: motif(
    area(0, 30, 'M0 -46A46 46 0 1 1 -0.1 -46Z'),
    column(2, 1.8, 'M0 -36A36 36 0 1 1 -0.1 -36ZM0 -28A28 28 0 1 1 -0.1 -28Z'),
    area(1, 60, 'M0 -18A18 18 0 1 1 -0.1 -18Z'),
    area(0, 0, 'M0 -4A4 4 0 1 1 -0.1 -4Z'),
  ),
  speaker: motif(
    area(0, 90, 'M-30 -46H30V46H-30Z'),
    area(1, 30, 'M0 -4A21 21 0 1 1 -0.1 -4ZM0 -36A11 11 0 1 1 -0.1 -36Z'),
    area(2, 0, 'M0 8A9 9 0 1 1 -0.1 8ZM0 -30A4.6 4.6 0 1 1 -0.1 -30Z'),
    column(1, 3.6, 'M-40 -20Q-48 0 -40 20M40 -20Q48 0 40 20'),
  ),
  'disco-ball': motif(
    column(1, 3, 'M0 -50V-36'),
    area(0, 0, 'M0 -36A40 40 0 1 1 -0.1 -36Z'),
    column(
      1,
      2.4,
      'M-40 4H40M-36 -12H36M-36 20H36M-24 -28H24M-24 36H24M0 -36V44M0 -36C-28 -16 -28 24 0 44M0 -36C28 -16 28 24 0 44',
    ),
    area(
      2,
      45,
      'M-18 -20L-14 -12L-6 -10L-14 -6L-18 2L-22 -6L-30 -10L-22 -12ZM20 10L23 16L29 18L23 21L20 27L17 21L11 18L17 16Z',
    ),
  ),
} satisfies Record<string, Motif>
