import type { Motif } from '../motif.ts'
import { chevron, rays, rings, waves } from '../stitches/course.ts'
import { area, column, motif } from './layer.ts'
import { disc, dot, dots } from './paths.ts'

/** The squares of an arcade game's creature, by row: where they begin and end. */
const pixels: readonly (readonly [y: number, from: number, to: number])[] = [
  [-4, -3, -2],
  [-4, 2, 3],
  [-3, -2, -1],
  [-3, 1, 2],
  [-2, -3, 3],
  [-1, -4, 4],
  [0, -5, 5],
  [1, -5, -4],
  [1, -3, 3],
  [1, 4, 5],
  [2, -5, -4],
  [2, -3, -2],
  [2, 2, 3],
  [2, 4, 5],
  [3, -2, -0.5],
  [3, 0.5, 2],
]
const pixel = 9

export const things = {
  rocket: motif(
    area(2, rays(0, 14), 'M-13 24H13C13 34 6 38 0 50C-6 38 -13 34 -13 24Z'),
    area(1, 60, 'M-14 2C-24 8 -32 18 -33 38L-10 28Z'),
    area(1, 120, 'M14 2C24 8 32 18 33 38L10 28Z'),
    area(0, 90, 'M0 -50C19 -34 24 -8 15 28H-15C-24 -8 -19 -34 0 -50Z'),
    area(1, chevron(40), 'M0 -50C8 -43 14 -36 16.6 -26H-16.6C-14 -36 -8 -43 0 -50Z'),
    column(1, 22, dot(0, -6)),
    column(2, 13, dot(0, -6)),
    column(1, 3.4, 'M-16 20H16'),
  ),
  ufo: motif(
    column(2, 4.4, 'M-16 22L-26 47M0 24V48M16 22L26 47'),
    area(1, rings(0, -10), 'M-25 -8C-26 -42 26 -42 25 -8Z'),
    column(0, 3.6, 'M-14 -16Q-13 -25 -5 -29'),
    area(0, waves(1.4, 50), 'M0 -16C30 -16 50 -8 50 3S30 22 0 22S-50 14 -50 3S-30 -16 0 -16Z'),
    column(2, 12.6, dots(29, 3) + dot(0, 7)),
  ),
  alien: motif(
    area(
      0,
      chevron(50),
      'M0 -48C30 -48 43 -26 36 0C30 24 12 44 0 48C-12 44 -30 24 -36 0C-43 -26 -30 -48 0 -48Z',
    ),
    area(1, 40, 'M-30 -13C-18 -19 -5 -8 -5 8C-18 12 -32 1 -30 -13Z'),
    area(1, 140, 'M30 -13C18 -19 5 -8 5 8C18 12 32 1 30 -13Z'),
    column(2, 5.4, 'M-21 -8V-7.9M15 -8V-7.9'),
    column(1, 3, 'M-9 28Q0 34 9 26'),
  ),
  /** A creature of an old arcade game, all squares. */
  invader: motif(
    area(
      0,
      0,
      pixels
        .map(
          ([y, from, to]) =>
            `M${from * pixel} ${(y - 0.05) * pixel}H${to * pixel}V${(y + 1.05) * pixel}H${from * pixel}Z`,
        )
        .join(''),
    ),
    area(1, 0, 'M-20 -10H-9V0H-20ZM9 -10H20V0H9Z'),
  ),
  robot: motif(
    column(1, 4, 'M0 -32V-43'),
    column(2, 9, 'M0 -46V-45.9'),
    area(2, 90, 'M-43 -18H-30V2H-43ZM30 -18H43V2H30Z'),
    column(0, 7, 'M-26 26H-38V38M26 26H38V38'),
    area(
      0,
      waves(1, 60),
      'M-28 -34H28Q34 -34 34 -28V8Q34 14 28 14H-28Q-34 14 -34 8V-28Q-34 -34 -28 -34Z',
    ),
    area(0, 90, 'M-25 18H25V48H-25Z'),
    column(1, 18, dots(15, -14)),
    column(2, 5.4, 'M-14 -13V-12.9M16 -13V-12.9'),
    area(1, 90, 'M-19 0H19V8H-19Z'),
    area(1, 0, 'M-13 26H13V40H-13Z'),
    column(2, 4.6, 'M-6 33V33.1M6 33V33.1'),
  ),
  umbrella: motif(
    column(2, 5, 'M1 -10L11 30C15 46 33 44 32 30'),
    column(2, 4.6, 'M-11 -44L-13 -51'),
    area(
      0,
      rays(-12, -44),
      'M-12 -44C-38 -38 -52 -14 -46 14C-42 4 -30 0 -22 6C-28 -12 -24 -32 -12 -44Z',
    ),
    area(
      1,
      rays(-12, -44),
      'M-12 -44C-24 -32 -28 -12 -22 6C-16 -4 -4 -8 6 -1C6 -20 0 -36 -12 -44Z',
    ),
    area(0, rays(-12, -44), 'M-12 -44C0 -36 6 -20 6 -1C12 -12 22 -15 30 -8C24 -24 10 -40 -12 -44Z'),
    area(
      1,
      rays(-12, -44),
      'M-12 -44C10 -40 24 -24 30 -8C34 -16 42 -18 48 -14C40 -36 14 -52 -12 -44Z',
    ),
  ),
  sunglasses: motif(
    column(0, 5, 'M-8 -12Q0 -19 8 -12'),
    area(0, 20, 'M-50 -16Q-48 -20 -42 -20H-10Q-4 -20 -4 -14V-2C-4 14 -13 22 -25 22S-47 14 -48 -2Z'),
    area(0, 160, 'M50 -16Q48 -20 42 -20H10Q4 -20 4 -14V-2C4 14 13 22 25 22S47 14 48 -2Z'),
    column(1, 5.4, 'M-38 -9L-31 7M-28 -10L-24 -1M18 -9L25 7M28 -10L32 -1'),
  ),
  bomb: motif(
    area(0, rings(-6, 12), disc(-6, 12, 36)),
    area(0, 30, 'M7 -33L26 -22L19 -10L0 -20Z'),
    column(1, 4.4, 'M18 -24C24 -38 34 -38 38 -30'),
    area(
      2,
      rays(38, -30),
      'M38 -48L42 -37L52 -40L46 -31L52 -22L42 -24L38 -14L34 -24L24 -22L30 -31L26 -40L35 -37Z',
    ),
    column(1, 6, 'M-28 8Q-27 -4 -17 -10'),
  ),
  gift: motif(
    area(0, 90, 'M-37 -6H37V47H-37Z'),
    area(1, 90, 'M-8 -6H8V47H-8Z'),
    area(0, 0, 'M-45 -22H45V-4H-45Z'),
    area(1, 90, 'M-8 -22H8V-4H-8Z'),
    area(
      1,
      rings(-20, -36),
      'M-2 -22C-20 -20 -38 -24 -36 -38C-34 -52 -12 -46 -2 -22ZM-9 -27C-14 -38 -26 -43 -28 -36C-29 -30 -18 -27 -9 -27Z',
    ),
    area(
      1,
      rings(20, -36),
      'M2 -22C20 -20 38 -24 36 -38C34 -52 12 -46 2 -22ZM9 -27C14 -38 26 -43 28 -36C29 -30 18 -27 9 -27Z',
    ),
    column(2, 13, dot(0, -23)),
  ),
  'toilet-paper': motif(
    area(1, 90, 'M-16 -46H26C46 -46 48 -20 48 -2V48L42 43L36 49L30 43L24 49L18 43L12 49V14H-16Z'),
    area(0, 90, 'M-16 -46H24C40 -46 42 -20 42 -2V44L36 39L30 45L24 39L18 45L12 39V10H-16Z'),
    area(
      0,
      rings(-16, -17),
      'M-16 -46C2 -46 14 -33 14 -17S2 12 -16 12S-48 -1 -48 -17S-34 -46 -16 -46Z',
    ),
    column(1, 2.6, 'M-16 -38C-3 -38 6 -28 6 -17S-3 4 -16 4S-39 -6 -39 -17S-29 -38 -16 -38Z'),
    area(2, 90, 'M-16 -28C-9 -28 -5 -23 -5 -17S-9 -6 -16 -6S-28 -11 -28 -17S-23 -28 -16 -28Z'),
    column(2, 2.4, 'M17 20H22M27 20H32M37 20H41'),
  ),
  sock: motif(
    area(0, 90, 'M-18 -34H18V8C18 20 36 16 41 30C44 45 28 48 14 48C-6 48 -18 36 -18 20Z'),
    area(2, 0, 'M-18 -24H18V-15H-18ZM-18 -7H18V2H-18Z'),
    area(1, 60, 'M41 30C44 45 28 48 20 48C18 36 26 27 36 23C38 25 40 27 41 30Z'),
    area(1, rays(-6, 26), 'M-18 16C-8 18 -2 26 0 46C-12 44 -18 32 -18 16Z'),
    area(1, 90, 'M-22 -48H22V-32H-22Z'),
    column(0, 1.8, 'M-13 -44V-36M-4 -44V-36M5 -44V-36M14 -44V-36'),
  ),
} satisfies Record<string, Motif>
