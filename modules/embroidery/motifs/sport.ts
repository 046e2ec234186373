import type { Layer, Motif } from '../motif.ts'
import { chevron, rays, rings, waves } from '../stitches/course.ts'
import { area, column, motif } from './layer.ts'
import { around, both, disc, dot } from './paths.ts'

const panels =
  'M0 -18L17 -5.5L10.5 14.5H-10.5L-17 -5.5Z' +
  around(5, 'M-15 -43.5C-6 -46.6 6 -46.6 15 -43.5L10 -36L0 -30L-10 -36Z')
const seams = around(5, 'M0 -30L0 -18') + around(5, 'M10 -36L22 -31L28 -22')

const outerPlates = both(
  'M-52 -20C-52 -24 -50 -26 -46 -26L-40 -26L-40 26L-46 26C-50 26 -52 24 -52 20Z',
)
const innerPlates = both(
  'M-40 -34C-40 -39 -37 -42 -33 -42L-27 -42C-23 -42 -20 -39 -20 -34L-20 34C-20 39 -23 42 -27 42L-33 42C-37 42 -40 39 -40 34Z',
)

/** A ball in front of a net, round and outlined. */
const flyingBall = (x: number, y: number, r: number): Layer[] => [
  area(1, 0, disc(x, y, r + 2.6)),
  area(0, rings(x - r / 2, y - r / 2), disc(x, y, r)),
  column(
    1,
    2.6,
    `M${x - r} ${y}Q${x} ${y + r * 0.6} ${x + r} ${y}M${x} ${y - r}Q${x - r * 0.6} ${y} ${x} ${y + r}`,
  ),
]

export const sport = {
  /** Threads: leather, panels. */
  football: motif(
    area(0, rays(-14, -16), disc(0, 0, 46)),
    column(1, 2.6, seams),
    area(1, 60, panels),
  ),
  /** In the air. Threads: leather, panels, trail. */
  'flying-football': motif(
    area(2, 35, 'M-50 -40L-14 -24L-26 -8ZM-50 -12L-22 0L-26 16ZM-28 -50L2 -30L-12 -22Z'),
    area(0, rays(2, 2), 'M12 -24A37 37 0 1 1 11.9 -24Z'),
    column(
      1,
      2.4,
      'M12 -2L12 -12M26 9L35 5M21 25L27 33M3 25L-3 33M-2 9L-11 5M20 -16L30 -13L35 5M35 5L38 18L27 33M27 33L12 38L-3 33M-3 33L-14 20L-11 5M-11 5L-6 -12L12 -12',
    ),
    area(
      1,
      60,
      'M12 -2L26 9L21 25H3L-2 9ZM4 -23.2C10 -24.4 16 -24.4 21 -22.8L20 -16L12 -12L3 -16ZM47 4C49.4 10 49.4 18 47.6 24L38 18L35 5L42 0ZM36 41C32 45 26 48 20 49L22 40L27 33L36 33ZM4 49C-2 48 -8 45 -12 41L-12 33L-3 33L2 40ZM-23.6 24C-25.4 18 -25.4 10 -23 4L-18 0L-11 5L-14 18Z',
    ),
  ),
  /** Has a hairstyle. Threads: leather, panels, hair, glasses. */
  'styled-football': motif(
    area(
      2,
      rays(0, 40),
      'M-40 2C-50 -18 -40 -40 -22 -42C-16 -52 4 -52 10 -45C28 -50 46 -30 42 -8C48 8 48 28 44 40C40 34 36 28 34 18L-34 18C-38 28 -42 34 -46 40C-48 26 -46 12 -40 2Z',
    ),
    area(0, rays(0, 6), disc(0, 10, 37)),
    area(
      1,
      60,
      'M-13 24H13L18 38L8 46C2 47.4 -2 47.4 -8 46L-18 38ZM-37 6L-26 14L-28 28L-34 26C-37 18 -37.6 12 -37 6ZM37 6L26 14L28 28L34 26C37 18 37.6 12 37 6Z',
    ),
    column(1, 2.4, 'M-26 14L-16 10L-13 24M26 14L16 10L13 24M-28 28L-18 38M28 28L18 38'),
    area(
      2,
      chevron(40),
      'M-36 4C-36 -20 -20 -30 2 -30C22 -30 36 -18 37 2C30 -4 24 -14 14 -18C4 -8 -22 -14 -36 4Z',
    ),
    area(3, 0, 'M-28 -4H28V4C26 14 6 14 4 3H-4C-6 14 -26 14 -28 4Z'),
    column(0, 2.6, 'M-22 1L-16 -1M10 1L16 -1'),
  ),
  /** Waits on the bench. Threads: leather, panels, bench. */
  'benched-football': motif(
    area(0, rays(-8, -22), 'M0 -50A31 31 0 1 1 -0.1 -50Z'),
    column(
      1,
      2.2,
      'M0 -39V-31M11.4 -22.7L19 -25M7 -9.3L12 -3M-7 -9.3L-12 -3M-11.4 -22.7L-19 -25M7 -43L15 -40L19 -33M19 -25L19 -15L12 -3M-7 -43L-15 -40L-19 -33M-19 -25L-19 -15L-12 -3',
    ),
    area(
      1,
      60,
      'M0 -31L11.4 -22.7L7 -9.3H-7L-11.4 -22.7ZM-10 -48.4C-4 -50.4 4 -50.4 10 -48.4L7 -43L0 -39L-7 -43ZM30 -26C31.4 -20 31 -14 29 -8L22 -11L19 -25L24 -31ZM-30 -26C-31.4 -20 -31 -14 -29 -8L-22 -11L-19 -25L-24 -31ZM20 5C16 9 10 11.6 4 12L6 3L12 -3L20 -2ZM-20 5C-16 9 -10 11.6 -4 12L-6 3L-12 -3L-20 -2Z',
    ),
    area(2, 0, 'M-49 12H49V20H-49ZM-49 24H49V30H-49Z'),
    column(2, 6, 'M-36 22L-42 47M36 22L42 47'),
    column(2, 4, 'M-38 38H38'),
  ),
  /** Threads: ball, seams, hand. */
  handball: motif(
    area(0, waves(4, 90), disc(0, -12, 38)),
    column(
      1,
      3.2,
      'M0 -29L17 -17L10 3H-10L-17 -17ZM0 -29V-48M17 -17L35 -24M10 3L20 18M-10 3L-20 18M-17 -17L-35 -24M0 -48L18 -42M35 -24L36 0M-35 -24L-36 0M0 -48L-18 -42',
    ),
    area(2, rays(0, 60), 'M-24 22C-14 30 12 30 26 20L24 50H-18Z'),
    column(2, 10, 'M-19 32L-40 14M-10 30L-15 2M3 30L2 -3M15 30L18 1M24 30L34 8'),
    column(1, 2.2, 'M-11 34C-4 40 8 40 16 33'),
  ),
  /** Three balls on their way into the net. Threads: net and balls, seams, stripes of the posts. */
  'handball-goal': motif(
    column(
      0,
      1.6,
      'M-42 -28V46M-28 -28V46M-14 -28V46M0 -28V46M14 -28V46M28 -28V46M42 -28V46M-52 -16H52M-52 -2H52M-52 12H52M-52 26H52M-52 40H52',
    ),
    column(0, 9, 'M-58 50V-34H58V50'),
    column(
      2,
      9.4,
      'M-58 46V36M-58 24V14M-58 2V-8M-58 -20V-30M58 46V36M58 24V14M58 2V-8M58 -20V-30M-44 -34H-32M-18 -34H-6M8 -34H20M34 -34H46',
    ),
    ...flyingBall(-27, 30, 22),
    ...flyingBall(29, 25, 19),
    ...flyingBall(4, -8, 17),
  ),
  /** Threads: cup, base, star and highlight. */
  trophy: motif(
    column(0, 6, 'M-24 -34H-40C-44 -14 -34 0 -18 2M24 -34H40C44 -14 34 0 18 2'),
    area(0, 90, 'M-7 10H7L10 28H-10Z'),
    area(0, rays(0, -70), 'M-28 -44H28C30 -14 20 8 6 14H-6C-20 8 -30 -14 -28 -44Z'),
    column(0, 6, 'M-29 -44H29'),
    column(2, 3, 'M-20 -34C-20 -18 -16 -6 -10 2'),
    area(1, 0, 'M-22 26H22V36H-22ZM-31 36H31V48H-31Z'),
    area(
      2,
      rays(2, -18),
      'M2 -35L6.7 -24.5L18 -23.3L9.6 -15.5L12 -4.3L2 -10L-8 -4.3L-5.6 -15.5L-14 -23.3L-2.7 -24.5Z',
    ),
    column(0, 4, 'M-12 42H12'),
  ),
  /** Threads: plates, bar and their rims, its grip and the gleam. */
  dumbbell: motif(
    column(1, 10, 'M-58 0H58'),
    column(2, 3, 'M-9 -4L-13 4M-1 -4L-5 4M7 -4L3 4M15 -4L11 4'),
    area(0, 90, outerPlates),
    column(1, 2.6, outerPlates),
    area(0, 90, innerPlates),
    column(1, 2.6, innerPlates),
    column(2, 4, 'M-33 -32V-6M27 -32V-6M-46 -17V-6M46 -17V-6'),
  ),
  /** In a cobweb, with its spider. Threads: plates, bar, spider, web. */
  'dusty-dumbbell': motif(
    column(1, 7, 'M-50 2H50'),
    area(0, 80, 'M-46 -18H-37V22H-46ZM46 -18H37V22H46Z'),
    area(
      0,
      100,
      'M-36 -30Q-36 -33 -33 -33H-27Q-24 -33 -24 -30V34Q-24 37 -27 37H-33Q-36 37 -36 34Z',
    ),
    area(0, 100, 'M36 -30Q36 -33 33 -33H27Q24 -33 24 -30V34Q24 37 27 37H33Q36 37 36 34Z'),
    column(1, 2.4, 'M-30 -28V30M30 -28V30'),
    column(
      3,
      2.2,
      'M-24 -30L24 -28M-24 -30L20 0M-24 -30L-4 0M-24 -8Q-16 -11 -16.4 -17Q-11 -20 -10.4 -29M-24 -1Q-12 -4 -10.6 -9Q-6 -11 -2 -12Q3 -18 3 -28',
    ),
    column(3, 1.8, 'M12 -28V14'),
    column(2, 2.4, 'M2 12L8 18L0 20M2 32L8 24L0 26M22 12L16 18L24 20M22 32L16 24L24 26'),
    area(2, rings(12, 24), disc(12, 24, 7)),
    column(2, 7.4, dot(12, 15)),
  ),
  /** Threads: tyres, frame, saddle and handles. */
  bicycle: motif(
    column(
      1,
      1.6,
      'M-28 -2V34M-46 16H-10M-41 3L-15 29M-41 29L-15 3M28 -2V34M10 16H46M15 3L41 29M15 29L41 3',
    ),
    column(0, 5.4, 'M-28 -3A19 19 0 1 1 -28.1 -3ZM28 -3A19 19 0 1 1 27.9 -3Z'),
    column(1, 4.6, 'M-28 16L-11 -20M-9 -18H19M17 -26L28 16M-10 -18L0 16H-28M0 16L19 -16'),
    column(2, 4.6, 'M17 -26L16 -33H25Q32 -33 31 -27'),
    area(2, 0, 'M-24 -29C-16 -32 -6 -30 -2 -26C-2 -22 -10 -20 -14 -20C-20 -20 -26 -24 -24 -29Z'),
    column(1, 3, 'M-11 -20L-12 -24M0 16L8 24M4 25H13'),
    column(2, 8, dot(0, 16)),
  ),
  /** From 1987, with Velcro. Threads: upper, sole and straps, stripe. */
  'high-top': motif(
    area(
      0,
      rays(30, 30),
      'M-30 -46H4C4 -32 8 -18 18 -10C36 -4 48 4 48 20H-44C-46 4 -34 -14 -30 -46Z',
    ),
    area(2, 80, 'M-30 -46H-18C-18 -24 -26 -2 -26 20H-44C-46 4 -34 -14 -30 -46Z'),
    area(1, 0, 'M-48 18H49C50 30 45 36 38 36H-42C-49 36 -50 28 -48 18Z'),
    column(2, 2.2, 'M-44 28H44'),
    column(1, 9, 'M-22 -32L6 -30M-24 -17L12 -12'),
    column(2, 2.4, 'M2 -34L1 -26M8 -17L6 -9'),
    column(1, 3, 'M14 -4L22 4M6 0L14 9'),
    column(0, 5, 'M-28 -47H3'),
  ),
  /** Threads: piece, felt and collar. */
  pawn: motif(
    area(0, chevron(70), 'M-11 -14H11C11 6 20 18 27 30H-27C-20 18 -11 6 -11 -14Z'),
    area(0, rings(-4, -34), disc(0, -32, 16)),
    area(
      1,
      0,
      'M-20 -18Q-20 -20 -17 -20H17Q20 -20 20 -18V-13Q20 -11 17 -11H-17Q-20 -11 -20 -13ZM-34 30Q-34 28 -31 28H31Q34 28 34 30V42Q34 45 31 45H-31Q-34 45 -34 42Z',
    ),
    column(1, 3, 'M-9 -36A10 10 0 0 1 -2 -42'),
  ),
} satisfies Record<string, Motif>
