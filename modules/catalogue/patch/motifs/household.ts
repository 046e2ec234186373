import type { Motif } from '../motif.ts'
import { chevron, rays, rings, waves } from '../stitches/course.ts'
import { area, column, motif } from './layer.ts'
import { disc, dot } from './paths.ts'

export const household = {
  plunger: motif(
    column(1, 8, 'M0 -44V8'),
    area(1, 0, 'M-8 -50H8V-42H-8Z'),
    area(0, chevron(50), 'M-10 2H10C13 16 36 20 37 42H-37C-36 20 -13 16 -10 2Z'),
    area(2, 0, 'M-42 38H42Q46 43 42 48H-42Q-46 43 -42 38Z'),
    column(2, 3.4, 'M-8 14Q-11 22 -22 28'),
  ),
  broom: motif(
    column(1, 6, 'M28 -50L-6 4'),
    area(
      0,
      rays(22, -32),
      'M-14 -2L4 10L-2 42C-8 47 -13 42 -17 46C-22 38 -28 40 -33 37C-36 32 -44 32 -48 26C-38 26 -24 14 -14 -2Z',
    ),
    column(2, 5, 'M-16 1L4 14'),
    column(1, 2, 'M-12 16L-24 36M-3 20L-12 42M-19 12L-36 28'),
    area(1, rays(24, 26), 'M24 12L28 22L38 26L28 30L24 40L20 30L10 26L20 22Z'),
  ),
  remote: motif(
    area(0, 90, 'M-16 -47H16Q23 -47 23 -40V40Q23 47 16 47H-16Q-23 47 -23 40V-40Q-23 -47 -16 -47Z'),
    column(1, 24, dot(0, -29)),
    column(2, 2.6, 'M-4 -32A6 6 0 1 0 4 -32M0 -36V-30'),
    column(2, 8, 'M-11 -8H-9M9 -8H11M-11 6H-9M9 6H11M-11 20H-9M9 20H11'),
    column(1, 5, 'M-9 35H9'),
    column(
      2,
      4,
      'M-32 -22Q-38 -30 -34 -40M-42 -16Q-51 -30 -44 -47M32 -22Q38 -30 34 -40M42 -16Q51 -30 44 -47',
    ),
  ),
  battery: motif(
    area(0, 0, 'M-42 -26H32Q39 -26 39 -19V19Q39 26 32 26H-42Q-49 26 -49 19V-19Q-49 -26 -42 -26Z'),
    area(0, 90, 'M40 -11H45Q49 -11 49 -7V7Q49 11 45 11H40Z'),
    area(1, 90, 'M-41 -18H31V18H-41Z'),
    area(2, 90, 'M-37 -14H-22V14H-37Z'),
    area(2, 60, 'M10 -14L-10 4H0L-4 14L16 -4H6Z'),
  ),
  /** A front page with a headline and a portrait taken at the wrong moment. */
  newspaper: motif(
    area(1, 90, 'M-30 -40H44V48H-30Z'),
    area(0, 0, 'M-42 -48H34V42H-42Z'),
    column(
      2,
      4.6,
      'M-35 -25V-40H-30Q-25 -40 -25 -36Q-25 -32 -30 -32H-35M-30 -32L-25 -25M-17 -40V-30Q-17 -25 -12 -25Q-7 -25 -7 -30V-40M11 -38Q6 -42 2 -39Q-1 -36 2 -34L9 -31Q12 -28 9 -26Q5 -23 0 -27M27 -38Q22 -42 18 -39Q15 -36 18 -34L25 -31Q28 -28 25 -26Q21 -23 16 -27',
    ),
    area(5, 45, 'M-36 -17H9V23H-36Z'),
    area(4, chevron(30, -13), 'M-30 23C-28 13 -20 11 -13 11S2 13 4 23Z'),
    area(3, 90, disc(-13, 3, 13)),
    area(
      4,
      rings(-13, 0),
      'M-28 -4C-28 -14 -20 -17 -12 -16C-4 -16 2 -12 2 -4C-4 -8 -20 -8 -28 -4Z',
    ),
    column(2, 2.4, 'M-20 3Q-17 -1 -14 3M-18 10Q-12 14 -7 8'),
    column(2, 4, 'M-6 2V2.1'),
    column(2, 3, 'M16 -14H28M16 -5H28M16 4H28M16 13H28M16 22H28M-35 32H28'),
  ),
  glue: motif(
    area(1, 90, 'M-7 -50H7L13 -26H-13Z'),
    area(0, 90, 'M-20 -27H20Q29 -22 29 -12V40Q29 47 22 47H-22Q-29 47 -29 40V-12Q-29 -22 -20 -27Z'),
    area(2, 0, 'M-29 -8H29V30H-29Z'),
    area(
      1,
      chevron(35),
      'M0 26C-13 15 -18 9 -18 3C-18 -6 -4 -6 0 3C4 -6 18 -6 18 3C18 9 13 15 0 26Z',
    ),
    column(0, 4, 'M-8 -42L-10 -32'),
  ),
  bulb: motif(
    column(0, 4.4, 'M-45 -36L-38 -31M45 -36L38 -31M-50 -8H-42M50 -8H42'),
    area(
      0,
      rings(0, -10),
      'M0 -44C21 -44 33 -29 33 -12C33 8 16 12 14 26H-14C-16 12 -33 8 -33 -12C-33 -29 -21 -44 0 -44Z',
    ),
    column(2, 3, 'M-7 26L-12 0L-4 7L0 -2L4 7L12 0L7 26'),
    column(1, 5, 'M-20 -18Q-19 -28 -11 -32'),
    area(1, 0, 'M-14 25H14V42Q0 53 -14 42Z'),
    column(2, 3, 'M-13 31H13M-12 38H12'),
  ),
  hourglass: motif(
    area(1, 90, 'M-25 -36H25C25 -12 7 -8 7 0S25 12 25 36H-25C-25 12 -7 8 -7 0S-25 -12 -25 -36Z'),
    area(2, chevron(30), 'M-20 -18Q0 -12 20 -18C17 -8 4 -6 2 3H-2C-4 -6 -17 -8 -20 -18Z'),
    area(2, chevron(30), 'M-22 34C-21 24 -8 22 0 12C8 22 21 24 22 34Z'),
    column(2, 3, 'M0 2V12'),
    area(0, 0, 'M-34 -47H34V-34H-34Z'),
    area(0, 0, 'M-34 34H34V47H-34Z'),
    column(0, 3.4, 'M-30 -34V34M30 -34V34'),
  ),
  'paper-plane': motif(
    column(1, 3.4, 'M-48 28Q-38 20 -28 26M-44 44Q-32 33 -20 41M-20 48Q-12 40 -4 46'),
    area(0, -22, 'M-48 -2L48 -40L-8 14Z'),
    area(2, -45, 'M-8 14L48 -40L0 22L-12 40Z'),
    area(1, 60, 'M0 22L48 -40L22 36Z'),
  ),
  backpack: motif(
    column(1, 6, 'M-14 -34C-14 -52 14 -52 14 -34'),
    area(2, 90, 'M-46 2H-36V36H-46ZM36 2H46V36H36Z'),
    area(
      0,
      90,
      'M-20 -37H20C36 -37 38 -20 38 -8V40Q38 47 31 47H-31Q-38 47 -38 40V-8C-38 -20 -36 -37 -20 -37Z',
    ),
    column(2, 3.4, 'M-24 -14C-16 -22 16 -22 24 -14'),
    area(1, waves(1.4, 30), 'M-27 6H27V36Q27 41 22 41H-22Q-27 41 -27 36Z'),
    column(2, 3.4, 'M-27 15H27'),
    area(2, 90, 'M-5 11H5V26H-5Z'),
  ),
  plug: motif(
    column(1, 8, 'M-14 -46V-24M14 -46V-24'),
    area(0, chevron(60), 'M-32 -26H32V-2C32 16 17 22 10 24H-10C-17 22 -32 16 -32 -2Z'),
    area(2, 60, 'M7 -22L-14 1H-2L-7 20L15 -5H3Z'),
    column(0, 7, 'M0 24V34C0 49 24 49 36 36'),
  ),
  pacifier: motif(
    column(0, 8, 'M0 12A16 16 0 1 1 -0.1 12Z'),
    area(
      2,
      rings(0, -30),
      'M-10 -12C-8 -22 -17 -28 -15 -38C-12 -51 12 -51 15 -38C17 -28 8 -22 10 -12Z',
    ),
    area(
      1,
      rings(0, -2),
      'M-42 -2C-42 -17 -20 -15 0 -15S42 -17 42 -2C42 21 20 21 0 15C-20 21 -42 21 -42 -2Z',
    ),
    column(0, 20, dot(0, 0)),
    column(0, 7, 'M-27 1V1.1M27 1V1.1'),
  ),
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
  /** A car's key with the buttons of its remote control. */
  'car-key': motif(
    column(2, 4.6, 'M0 -52A8 8 0 1 1 -0.1 -52Z'),
    area(1, 90, 'M-9 2H7V16L13 21L7 26V30L13 35L7 40V44L-1 52L-9 45Z'),
    area(
      0,
      chevron(70),
      'M-16 -38Q0 -44 16 -38Q22 -36 24 -28L28 -6Q29 8 14 10H-14Q-29 8 -28 -6L-24 -28Q-22 -36 -16 -38Z',
    ),
    column(1, 2.6, 'M-2 16V42'),
    column(2, 9, 'M-8 -26H8M-10 -11H10'),
    column(1, 4, dot(-13, 3) + dot(0, 3) + dot(13, 3)),
  ),
  spool: motif(
    area(1, 0, 'M-34 -47H34V-34H-34ZM-34 30H34V43H-34Z'),
    area(0, 6, 'M-25 -34H25V30H-25Z'),
    column(2, 2.2, 'M-25 -22L25 -26M-25 -8L25 -12M-25 6L25 2M-25 20L25 16'),
    column(0, 3, 'M25 20C45 24 30 46 46 48'),
    column(2, 3.4, 'M40 -30L-10 50'),
  ),
  scissors: motif(
    area(1, 75, 'M-12 -48C-4 -46 2 -30 8 4L-2 10C-12 -16 -18 -36 -12 -48Z'),
    area(1, 105, 'M12 -48C4 -46 -2 -30 -8 4L2 10C12 -16 18 -36 12 -48Z'),
    column(0, 7, 'M-18 16A13 13 0 1 1 -18.1 16ZM18 16A13 13 0 1 1 17.9 16Z'),
    column(0, 7, 'M-10 16L0 2L10 16'),
    column(2, 7, 'M0 3V3.1'),
  ),
} satisfies Record<string, Motif>
