import type { Motif } from '../../motif.ts'
import { chevron, rays, waves } from '../../stitches/course.ts'
import { area, column, motif } from '../layer.ts'
import { disc, dot, dots } from '../paths.ts'

export const norway = {
  /** Peaks as ice in a cornet. Threads: rock, snow, sun, wafer, its grid. */
  'ice-mountain': motif(
    area(2, rays(24, -36), disc(24, -35, 13)),
    area(3, 60, 'M-26 -8H26L4 52Q0 57 -4 52Z'),
    column(4, 2.6, 'M-21 2L9 38M-12 -4L15 24M4 -4L20 12M21 2L-9 38M12 -4L-15 24M-4 -4L-20 12'),
    area(0, 60, 'M-50 -8L-27 -38L-14 -24L-4 -8Z'),
    area(0, 120, 'M8 -8L27 -32L50 -8Z'),
    area(0, 75, 'M-24 -8L1 -50L27 -8Z'),
    area(
      1,
      chevron(55, 1),
      'M1 -50L17 -24C13 -16 11 -23 7 -19C5 -12 -1 -12 -3 -18C-6 -26 -9 -16 -13 -26Z',
    ),
    area(
      1,
      60,
      'M-27 -38L-14 -24L-18 -17C-21 -23 -24 -18 -28 -22C-31 -26 -33 -19 -38 -23ZM27 -32L39 -20C36 -14 33 -21 30 -17C27 -13 24 -16 22 -20L20 -24Z',
    ),
    area(
      1,
      0,
      'M-48 -10C-34 -14 -20 -11 0 -12S34 -14 48 -10C51 -5 43 -1 38 -4C34 6 24 4 22 -1C18 -3 16 -1 14 1C10 12 2 9 0 1C-4 -2 -8 -2 -12 -1C-16 9 -26 5 -28 -2C-34 1 -36 -3 -38 -4C-44 -1 -51 -5 -48 -10Z',
    ),
  ),
  /** In the fog. Threads: rock, snow, fog. */
  'foggy-mountain': motif(
    area(0, 120, 'M-48 46L0 -44L4 -20L-4 2L6 20L-2 46Z'),
    area(0, 45, 'M0 -44L48 46H-4L6 20L-4 2L4 -20Z'),
    area(1, 110, 'M0 -44L-22 -6L-14 -11L-6 2L-2 -8L3 -22Z'),
    area(1, 60, 'M0 -44L20 -6L12 -10L5 4L-3 -5L3 -22Z'),
    area(
      2,
      waves(2, 30),
      'M-48 20C-50 12 -40 8 -34 12C-28 4 -16 8 -16 14C-4 12 0 18 -4 24H-44C-48 24 -48 22 -48 20ZM12 36C10 28 18 26 24 28C28 22 40 24 40 30C50 30 50 40 44 40H16C12 40 12 38 12 36Z',
    ),
  ),
  /** Threads: mountains, snow, water, sail, sunlit slopes. */
  fjord: motif(
    area(0, 60, 'M-50 14V-30L-34 -48L-18 -26L4 14Z'),
    area(4, 120, 'M-34 -48L-18 -26L4 14H-20L-28 -6L-24 -22Z'),
    area(0, 120, 'M50 14V-22L34 -44L18 -20L-2 14Z'),
    area(4, 60, 'M34 -44L50 -22V14H30L36 -4L30 -20Z'),
    area(
      1,
      70,
      'M-34 -48L-46 -34L-40 -36L-36 -27L-30 -34L-24 -26L-22 -31ZM34 -44L24 -29L30 -30L33 -21L38 -29L43 -25L44 -30Z',
    ),
    area(2, waves(1.8, 26), 'M-50 13H50V46H-50Z'),
    column(1, 2.4, 'M-44 24H-28M26 22H42M-36 38H-20M22 38H40'),
    area(1, 0, 'M-14 30H18L12 39H-7Z'),
    area(3, 60, 'M2 29V4L17 27Z'),
    area(3, 120, 'M-1 29V10L-11 28Z'),
  ),
  /** Threads: iron, horns and bands, rivets. */
  'viking-helmet': motif(
    area(2, rays(-20, -10), 'M-28 -2C-48 -4 -54 -30 -42 -48C-42 -32 -34 -24 -20 -24Z'),
    area(2, rays(20, -10), 'M28 -2C48 -4 54 -30 42 -48C42 -32 34 -24 20 -24Z'),
    area(0, rays(0, 20), 'M-34 14C-35 -18 -20 -34 0 -34S35 -18 34 14Z'),
    area(1, 0, 'M-6 -36C-2 -40 2 -40 6 -36V14H-6Z'),
    area(1, 90, 'M-38 10H38V24H-38Z'),
    area(0, chevron(50), 'M-7 24H7V42L0 49L-7 42Z'),
    column(2, 5.4, `${dots(27, 17)}${dots(14, 17)}${dot(0, 17)}${dot(0, -8)}${dot(0, -24)}`),
    column(1, 4, 'M-26 2C-20 -4 -12 -2 -10 4M26 2C20 -4 12 -2 10 4'),
  ),
  /** Threads: head, handle, edge. */
  axe: motif(
    column(1, 9, 'M-26 46C-16 32 4 -6 22 -42'),
    column(0, 2.6, 'M-24 36L-15 41M-20 29L-11 34'),
    area(0, 30, 'M2 -36C12 -34 26 -38 34 -48C52 -28 50 -2 30 12C28 0 18 -10 -8 -16Z'),
    area(2, 120, 'M34 -48C52 -28 50 -2 30 12C36 -4 38 -26 28 -42Z'),
    column(1, 4, `${dot(8, -26)}${dot(14, -22)}`),
  ),
  /** A longship. Threads: hull, sail, stripes and sea, shields. */
  ship: motif(
    column(0, 3.6, 'M0 -48V10'),
    area(
      1,
      waves(2, 60),
      'M-26 -42C-8 -37 8 -37 26 -42C31 -24 30 -12 26 -4C8 1 -8 1 -26 -4C-22 -14 -22 -26 -26 -42Z',
    ),
    area(
      2,
      waves(2, 60),
      'M-17 -40C-14 -39.5 -11 -39 -9 -39C-6 -26 -6 -10 -9 -1C-12 -1.5 -15 -2 -18 -3C-14 -14 -14 -28 -17 -40ZM9 -39C12 -39 15 -39.5 18 -40C22 -28 21 -12 18 -3C15 -2 12 -1.5 9 -1C13 -12 13 -26 9 -39Z',
    ),
    area(
      0,
      waves(4, 180),
      'M-36 8C-16 14 16 14 36 8C42 2 40 -14 48 -24C46 -26 42 -28 38 -26C46 -22 34 -14 40 -8C50 -12 54 -22 48 -26C50 0 46 30 26 34H-26C-46 30 -50 0 -48 -26C-46 -14 -44 2 -36 8Z',
    ),
    column(2, 3, 'M-38 19C-14 25 14 25 38 19'),
    column(3, 8, `${dots(24, 13)}${dots(8, 15)}`),
    column(2, 3, `${dots(24, 13)}${dots(8, 15)}`),
    column(2, 4, 'M-49 40Q-42 33 -35 40T-21 40T-7 40T7 40T21 40T35 40T49 40'),
  ),
  /** With its rope. Threads: iron, rope, end of the rope. */
  anchor: motif(
    column(0, 7, 'M0 -27A9 9 0 1 1 0.1 -27Z'),
    column(0, 9, 'M0 -25V40'),
    column(0, 8, 'M-22 -14H22M-38 14C-35 34 -18 42 0 43S35 34 38 14'),
    area(0, chevron(-50, -38), 'M-49 18L-38 -2L-27 18Z'),
    area(0, chevron(-50, 38), 'M49 18L38 -2L27 18Z'),
    column(0, 9, dots(22, -14)),
    column(1, 4, 'M6 -38C24 -44 30 -28 14 -22C-4 -14 -22 -8 -12 4C-2 12 20 12 14 26'),
    column(1, 5, dot(13, 30)),
  ),
  /** Threads: walls, roof and door, windows, snow. */
  cabin: motif(
    area(0, 0, 'M18 -46H30V-20L18 -30Z'),
    area(0, 0, 'M-35 -8L0 -38L35 -8V38H-35Z'),
    column(1, 2.2, 'M-35 6H35M-35 18H35M-35 30H35'),
    area(1, 90, 'M-8 8H8V38H-8Z'),
    area(2, 90, 'M-29 2H-14V20H-29ZM14 2H29V20H14Z'),
    column(3, 2.4, 'M-29 2H-14V20H-29ZM14 2H29V20H14ZM-21.5 3V19M21.5 3V19'),
    column(2, 5, dot(4, 24)),
    area(1, chevron(40), 'M-50 2L0 -40L50 2L44 9L0 -27L-44 9Z'),
    area(
      3,
      chevron(40),
      'M-49 -2C-40 -12 -12 -36 0 -48C12 -36 40 -12 49 -2C42 2 38 -4 32 -6C26 -6 22 -12 14 -18L0 -31L-14 -18C-22 -12 -26 -6 -32 -6C-38 -4 -42 2 -49 -2Z',
    ),
    area(3, 0, 'M-50 44C-46 34 -34 36 -28 38H28C34 36 46 34 50 44L40 49H-40Z'),
  ),
  /** Threads: case, needle's north and face, dark. */
  compass: motif(
    column(0, 5, 'M0 -50A6 6 0 1 1 -0.1 -50Z'),
    area(1, rays(0, 4), disc(0, 4, 39)),
    column(0, 9, 'M0 -38A42 42 0 1 1 -0.1 -38Z'),
    column(2, 3.4, 'M0 -25V-29M0 33V37M-29 4H-33M29 4H33'),
    area(0, 30, 'M20 -22L6.4 10.4L-6.4 -2.4Z'),
    area(2, 120, 'M-20 30L-6.4 -2.4L6.4 10.4Z'),
    column(1, 5.4, dot(0, 4)),
  ),
  /** Threads: needles, trunk. */
  spruce: motif(
    area(1, 90, 'M-5 34H5V49H-5Z'),
    area(0, chevron(55), 'M0 8L32 38H-32Z'),
    area(0, chevron(50), 'M0 -16L26 16H-26Z'),
    area(0, chevron(45), 'M0 -49L20 -8H-20Z'),
  ),
  /** Upright, with its edge to the left. Threads: head, handle, edge, grip. */
  'upright-axe': motif(
    column(1, 9, 'M10 50C8 20 9 -16 10 -44'),
    area(0, 0, 'M16 -40V-18C4 -18 -10 -14 -20 0C-38 -14 -38 -44 -20 -56C-10 -44 4 -40 16 -40Z'),
    area(2, 90, 'M-20 -56C-38 -44 -38 -14 -20 0L-15 -5C-27 -18 -27 -40 -15 -51Z'),
    column(1, 4.6, `${dot(10, -33)}${dot(10, -25)}`),
    column(3, 3, 'M5 36H14M5 42H14M5 30H14'),
  ),
} satisfies Record<string, Motif>
