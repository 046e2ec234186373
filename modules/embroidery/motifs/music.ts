import type { Motif } from '../motif.ts'
import { rays, rings } from '../stitches/course.ts'
import { area, column, motif } from './layer.ts'
import { disc, dot } from './paths.ts'

/** The disco ball's middle and radius, and the facets from its edge to its edge, both down and across. */
const ball = { y: 6, radius: 42, facets: 8 }

/** A corner of the ball's facets, counted from the top and from the left. */
const corner = (row: number, column: number): string => {
  const [down, across] = [row, column].map((count) => Math.PI * (count / ball.facets - 0.5))
  const x = ball.radius * Math.cos(down ?? 0) * Math.sin(across ?? 0)
  return `${x.toFixed(1)} ${(ball.y + ball.radius * Math.sin(down ?? 0)).toFixed(1)}`
}

/** Facets of the ball, each named by its row and column: `row:column`. */
const facets = (names: string): string =>
  names
    .split(' ')
    .map((name) => name.split(':').map(Number))
    .map(
      ([row = 0, column = 0]) =>
        `M${corner(row, column)}L${corner(row, column + 1)}L${corner(row + 1, column + 1)}L${corner(row + 1, column)}Z`,
    )
    .join('')

const counts = Array.from({ length: ball.facets + 1 }, (_, count) => count)
const facetSeams = [
  ...counts.slice(1, -1).map((row) => `M${corner(row, 0)}L${corner(row, ball.facets)}`),
  ...counts.slice(1, -1).map((across) => `M${counts.map((row) => corner(row, across)).join('L')}`),
].join('')

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
    column(3, 3, 'M0 -56V-38'),
    area(3, 0, 'M-7 -43H7V-36H-7Z'),
    area(0, 0, disc(0, 6, 42)),
    area(3, 90, facets('1:5 2:1 2:6 3:3 3:7 4:5 5:2 5:6 6:4 6:7 7:5 7:3')),
    area(1, 0, facets('1:3 2:4 3:1 4:2 4:7 5:4 6:1 7:6')),
    area(2, 45, facets('1:2 2:3 2:2 3:2 4:4 6:5')),
    column(4, 1.5, facetSeams),
    area(
      2,
      rays(-20, -14),
      'M-20 -34L-15.5 -18.5L0 -14L-15.5 -9.5L-20 6L-24.5 -9.5L-40 -14L-24.5 -18.5Z',
    ),
    area(
      2,
      rays(38, -34),
      'M38 -46L40.6 -36.6L50 -34L40.6 -31.4L38 -22L35.4 -31.4L26 -34L35.4 -36.6Z',
    ),
  ),
  /** The sign of peace of the seventies. */
  'peace-sign': motif(
    area(0, rings(0, 0), disc(0, 0, 48)),
    area(1, rays(0, 0), disc(0, 0, 37)),
    column(0, 11, 'M0 -40V40M0 2L-27 29M0 2L27 29'),
  ),
  /** Upright. Threads: body, neck, pickguard and pegs. */
  'electric-guitar': motif(
    column(2, 4, 'M-6 -46L-11 -47M-6 -40L-11 -41M-6 -34L-11 -35'),
    area(1, 90, 'M-6 -32L-7 -47Q-2 -52 6 -48L5 -32V16H-5V-32Z'),
    area(
      0,
      rays(0, 22),
      'M-7 2C-10 -6 -20 -10 -25 -4C-30 4 -22 12 -22 20C-30 28 -30 42 -18 47C-6 51 6 51 16 48C29 44 31 30 24 22C20 16 28 6 22 -1C17 -6 10 -3 8 4V12H-7Z',
    ),
    area(2, 60, 'M-7 12H8V20C16 20 20 28 16 38C8 34 -10 34 -14 40C-20 32 -16 24 -7 22Z'),
    column(0, 2, 'M-2 -30V34M2 -30V34'),
    column(1, 4, 'M-6 25H7M-7 36H8'),
    column(0, 4.4, `${dot(12, 43)}${dot(20, 38)}`),
  ),
} satisfies Record<string, Motif>
