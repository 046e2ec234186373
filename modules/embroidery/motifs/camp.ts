import type { Motif } from '../motif.ts'
import { rays, waves } from '../stitches/course.ts'
import { area, column, motif } from './layer.ts'
import { both, dot, dots } from './paths.ts'

export const camp = {
  /** Threads: canvas, lining, inside. */
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
  /** Three, much too close. Threads: front, lining, inside, left, right, grass. */
  'tent-cluster': motif(
    area(3, 65, 'M-25 -10L-58 38H-28L-14 8Z'),
    area(3, 112, 'M-25 -10L-14 8L2 38H-28Z'),
    area(4, 65, 'M26 -12L0 38H30L36 8Z'),
    area(4, 112, 'M26 -12L58 38H30Z'),
    column(1, 3, 'M-30 -17L-25 -10L-20 -17M21 -19L26 -12L31 -19'),
    column(1, 2.6, 'M-40 14L-47 36M42 14L48 36'),
    column(1, 3.4, 'M0 -54V-36'),
    area(3, rays(0, -50), 'M1 -55L18 -49L1 -43Z'),
    area(0, 60, 'M0 -38L-37 40H0Z'),
    area(0, 120, 'M0 -38L37 40H0Z'),
    area(2, 90, 'M0 -18L17 40H-17Z'),
    area(1, 70, 'M0 -18L-8 18L-18 40H-26L-17 18Z'),
    area(1, 110, 'M0 -18L8 18L18 40H26L17 18Z'),
    column(5, 5, 'M-60 41H60'),
    column(5, 3, 'M-54 40L-58 33M-48 40V32M-42 40L-38 34M54 40L58 33M48 40V32M42 40L38 34'),
  ),
  /** Two that meet in the wind. Threads: tyres, frame and cloud, saddle and face, gusts. */
  'meeting-bicycles': motif(
    column(
      3,
      3.4,
      both('M-24 -20L-42 -20C-52 -20 -52 -31 -44 -31M-16 -11L-36 -11C-44 -11 -44 -3 -38 -3'),
    ),
    area(
      1,
      waves(2, 30),
      'M-20 -14C-32 -14 -34 -28 -24 -32C-26 -44 -12 -50 -5 -42C2 -52 20 -48 20 -37C32 -40 36 -24 28 -18C26 -15 23 -14 20 -14Z',
    ),
    column(2, 4.6, dots(9, -29)),
    column(2, 2.8, 'M-15 -37L-5 -33M15 -37L5 -33'),
    column(2, 7, dot(0, -19)),
    column(
      0,
      4.4,
      'M-42 13A11 11 0 1 1 -42.1 13ZM-14.6 13A11 11 0 1 1 -14.7 13ZM14.6 13A11 11 0 1 1 14.5 13ZM42 13A11 11 0 1 1 41.9 13Z',
    ),
    column(1, 3.6, both('M-42 24L-34 6L-29 24L-42 24M-33 8L-19 7M-29 24L-19 7M-20 0L-14.6 24')),
    column(2, 4.4, both('M-39 2L-30 2M-21 0L-14 -3')),
    column(1, 3.4, 'M-54 40H54M-34 47H34'),
  ),
} satisfies Record<string, Motif>
