import type { Motif } from '../../motif.ts'
import { chevron, rays, rings, waves } from '../../stitches/course.ts'
import { area, column, motif } from '../layer.ts'
import { disc, dot, dots } from '../paths.ts'

export const norway = {
  /** With a soft ice for a summit. Threads: rock, ice, sun, wafer. */
  'ice-mountain': motif(
    area(2, rays(36, -32), disc(36, -32, 11)),
    area(3, 60, 'M8 -50L20 -46L2 -18L-8 -24Z'),
    column(0, 1.8, 'M4 -44L15 -38M0 -37L10 -31M-3 -31L6 -25'),
    area(0, 120, 'M-50 46L-10 -30L-4 -10L-12 10L4 26L-2 46Z'),
    area(0, 45, 'M-10 -30L34 46H-4L4 26L-12 10L-4 -10Z'),
    area(0, 60, 'M6 46L28 6L50 46Z'),
    area(
      1,
      rings(-10, 20),
      'M-10 -44C-2 -44 0 -36 -4 -32C6 -30 8 -22 4 -18C14 -14 16 -4 10 4C8 12 2 10 2 2C0 -2 -4 -2 -4 4C-4 16 -14 16 -14 4C-14 -2 -18 -2 -20 4C-22 12 -30 10 -30 2C-32 -6 -28 -14 -22 -18C-26 -24 -22 -30 -16 -32C-20 -38 -16 -44 -10 -44ZM28 6L20 20C24 26 26 16 29 20C32 26 36 24 36 20Z',
    ),
    column(0, 1.8, 'M-20 -17C-12 -12 -4 -12 3 -17M-14 -31C-11 -29 -8 -29 -5 -31'),
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
  /** Threads: mountains, snow, water, foam. */
  fjord: motif(
    area(0, 60, 'M-50 14V-24L-32 -46L-12 -14L6 14Z'),
    area(0, 120, 'M50 14V-30L36 -44L14 -10L-2 14Z'),
    area(
      1,
      70,
      'M-32 -46L-44 -31L-38 -34L-33 -25L-28 -33L-22 -30ZM36 -44L24 -26L31 -29L37 -22L42 -30L46 -34Z',
    ),
    area(2, waves(1.8, 26), 'M-50 14H50V44H-50Z'),
    area(
      0,
      waves(1.8, 26),
      'M-50 14H4L-14 28L-24 22L-34 32L-50 24ZM50 14H0L14 24L24 20L36 30L50 22Z',
    ),
    area(3, 0, 'M-10 32H16L11 39H-5Z'),
    area(3, 60, 'M2 30V10L14 28Z'),
  ),
  /** Crossed. Threads: skis, poles, baskets and bindings. */
  skis: motif(
    column(1, 3.2, 'M-44 42L-26 -34M44 42L26 -34'),
    column(2, 8, `${dot(-26.6, -32)}${dot(26.6, -32)}`),
    column(2, 3, 'M-49 31L-35 34M49 31L35 34'),
    column(0, 8, 'M32 47L-16 -34C-20 -42 -26 -46 -33 -45'),
    column(0, 8, 'M-32 47L16 -34C20 -42 26 -46 33 -45'),
    column(2, 9, 'M-13 14L-8 6M13 14L8 6'),
    column(1, 2.6, 'M-26 37L-18 24M26 37L18 24'),
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
    area(0, rings(0, 4), disc(0, 4, 46)),
    area(1, rays(0, 4), disc(0, 4, 37)),
    column(2, 3.4, 'M0 -25V-29M0 33V37M-29 4H-33M29 4H33'),
    area(0, 30, 'M20 -22L6.4 10.4L-6.4 -2.4Z'),
    area(2, 120, 'M-20 30L-6.4 -2.4L6.4 10.4Z'),
    column(1, 5.4, dot(0, 4)),
  ),
  /** Threads: canvas, lining, inside, rain. */
  tent: motif(
    column(1, 3.4, 'M-7 -47L0 -37L7 -47'),
    area(0, 62, 'M0 -40L-47 38H-20L-4 -6Z'),
    area(0, 118, 'M0 -40L47 38H20L4 -6Z'),
    area(2, 90, 'M0 -28L20 38H-20Z'),
    area(1, 75, 'M0 -28L-6 38H-21L-10 6Z'),
    area(1, 105, 'M0 -28L14 38H21L10 6Z'),
    column(1, 2.4, 'M-24 6L-30 36M24 6L30 36'),
    column(0, 3.4, `${dots(48, 40)}`),
  ),
  /** Side by side, with poles. Threads: skis, poles, baskets and bindings. */
  'ski-pair': motif(
    column(1, 3.2, 'M-34 44V-36M34 44V-36'),
    column(2, 3, 'M-41 36H-27M27 36H41'),
    column(2, 6.4, 'M-34 -38V-28M34 -38V-28'),
    column(0, 13, 'M-11 44V-28C-11 -38 -14 -42 -19 -44M11 44V-28C11 -38 14 -42 19 -44'),
    column(2, 4, 'M-11 30V34M11 30V34M-11 -20V-14M11 -20V-14'),
    area(2, 0, 'M-18 0H-4V12H-18ZM4 0H18V12H4Z'),
  ),
  /** Threads: needles, trunk. */
  spruce: motif(
    area(1, 90, 'M-5 34H5V49H-5Z'),
    area(0, chevron(55), 'M0 8L32 38H-32Z'),
    area(0, chevron(50), 'M0 -16L26 16H-26Z'),
    area(0, chevron(45), 'M0 -49L20 -8H-20Z'),
  ),
} satisfies Record<string, Motif>
