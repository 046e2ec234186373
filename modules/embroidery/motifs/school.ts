import type { Motif } from '../motif.ts'
import { chevron, rings, waves } from '../stitches/course.ts'
import { area, column, motif } from './layer.ts'
import { both, disc } from './paths.ts'

/** The frame of a phone, from its case to its screen. */
const phone = [
  area(0, 90, 'M-22 -49H22Q29 -49 29 -42V42Q29 49 22 49H-22Q-29 49 -29 42V-42Q-29 -49 -22 -49Z'),
  area(1, 0, 'M-22 -38H22V36H-22Z'),
  column(1, 4.4, 'M-5 42.6H5'),
]

export const school = {
  /** A pile of books below an open one. Threads: covers in four colours, paper, print. */
  books: motif(
    area(4, 0, 'M-38 35H42V45H-38Z'),
    area(0, 0, 'M-44 31H44V36H-36V44H44V49H-44Q-48 40 -44 31Z'),
    area(4, 0, 'M-36 18H32V27H-36Z'),
    area(1, 0, 'M38 14H-40V19H30V26H-40V31H38Q42 22 38 14Z'),
    area(2, 90, 'M-34 2H30V14H-34Z'),
    column(4, 3, 'M-26 4V12M22 4V12'),
    area(3, chevron(15), both('M0 -34C-12 -46 -32 -46 -48 -40V-2C-32 -6 -12 -4 0 4Z')),
    area(4, chevron(15), both('M0 -36C-12 -48 -28 -49 -43 -44V-8C-28 -12 -12 -10 0 -1Z')),
    column(3, 3, 'M0 -34V0'),
    column(5, 2.6, both('M-36 -37Q-22 -40 -8 -32M-36 -28Q-22 -31 -8 -23M-36 -19Q-26 -21 -16 -17')),
  ),
  pencil: motif(
    area(3, 45, 'M-41 13L-13 41L-47 47Z'),
    area(0, 135, 'M-34 6L-25 15L23 -33L14 -42Z'),
    area(1, 135, 'M-25 15L-15 25L33 -23L23 -33Z'),
    area(0, 135, 'M-15 25L-6 34L42 -14L33 -23Z'),
    area(0, 45, 'M-41 13L-34 6L-6 34L-13 41Z'),
    area(4, 45, 'M12 -40L18 -46L46 -18L40 -12Z'),
    area(5, rings(30, -30), 'M18 -46L24 -50Q30 -54 36 -48L48 -36Q54 -30 50 -24L46 -18Z'),
    area(2, 45, 'M-44 31L-31 44L-47 47Z'),
  ),
  calculator: motif(
    area(0, 90, 'M-30 -48H30Q35 -48 35 -43V43Q35 48 30 48H-30Q-35 48 -35 43V-43Q-35 -48 -30 -48Z'),
    area(1, 0, 'M-27 -40H27V-19H-27Z'),
    column(2, 3, 'M-11 -24V-33A3.4 3.4 0 1 0 -11 -30M1 -25L0 -22M17 -24V-33A3.4 3.4 0 1 0 17 -30'),
    column(
      2,
      9,
      'M-20 -7V-6.9M-7 -7V-6.9M7 -7V-6.9M-20 8V8.1M-7 8V8.1M7 8V8.1M-20 23V23.1M-7 23V23.1M7 23V23.1M-20 38V38.1M-7 38V38.1M7 38V38.1',
    ),
    column(3, 9, 'M21 -7V-6.9M21 8V8.1M21 23V38'),
  ),
  'alarm-clock': motif(
    column(1, 7, 'M-24 34L-34 47M24 34L34 47'),
    column(1, 5, 'M0 -34V-46M-6 -47H6'),
    area(1, 45, 'M-16 -44A17 17 0 0 0 -44 -20Z'),
    area(1, 135, 'M16 -44A17 17 0 0 1 44 -20Z'),
    area(2, 45, disc(0, 6, 31)),
    column(0, 10, disc(0, 6, 34)),
    column(0, 4, 'M0 -18V-17M0 29V30M-24 6H-23M23 6H24'),
    column(1, 4.4, 'M0 -10V7L13 16'),
    column(0, 6, 'M0 6V6.1'),
  ),
  /** Threads: quilt and letters, frame, pillow. */
  bed: motif(
    column(1, 7, 'M-47 -20V36M47 0V36'),
    area(1, 0, 'M-47 16H47V27H-47Z'),
    area(2, 30, 'M-42 -10C-38 -16 -18 -16 -14 -10C-12 -4 -12 4 -14 10H-42C-44 4 -44 -4 -42 -10Z'),
    area(0, waves(2, 40), 'M-22 2C-8 -14 32 -10 47 6V22H-47V8H-28Z'),
    column(2, 4, 'M-24 5C-10 -6 -4 8 -12 19'),
    column(0, 4.4, 'M-6 -29H7L-6 -15H7M20 -38H37L20 -20H37'),
  ),
  /** A phone with hardly any power left. */
  phone: motif(
    ...phone,
    column(0, 4, 'M-15 -10H13V10H-15Z'),
    column(0, 4, 'M18 -3V3'),
    area(2, 90, 'M-11 -6H-4V6H-11Z'),
    column(2, 4.4, 'M0 -30V-21M0 -15V-14.9'),
    column(0, 3, 'M-12 22H12M-8 29H8'),
  ),
  /** A picture of a waffle that is swiped to the right. */
  'phone-match': motif(
    ...phone,
    area(3, 12, 'M-16 -32L26 -24L16 26L-26 18Z'),
    area(
      2,
      chevron(35, 0),
      'M-3 14C-14 4 -22 -6 -18 -15C-14 -23 -3 -20 1 -11C7 -19 18 -18 19 -9C20 1 9 9 -3 14Z',
    ),
    column(3, 2.2, 'M-14 -10L6 8M-6 -15L12 3M16 -9L-8 9M6 -12L-13 2'),
    column(2, 5, 'M26 30H46M38 22L47 30L38 38'),
  ),
  /** A phone on its side that plays a song. */
  'phone-song': motif(
    area(0, 0, 'M-42 -29H42Q49 -29 49 -22V22Q49 29 42 29H-42Q-49 29 -49 22V-22Q-49 -29 -42 -29Z'),
    area(1, 90, 'M-39 -23H39V23H-39Z'),
    area(0, rings(-18, -3), disc(-18, -3, 14)),
    area(2, 90, 'M-23 -11L-9 -3L-23 5Z'),
    column(2, 5, 'M6 4V-2M15 4V-14M24 4V-8M33 4V-17'),
    column(0, 3, 'M-32 16H32'),
    column(2, 7, 'M8 16V16.1'),
  ),
  /** The back of a phone, with its camera and a sticker. */
  'phone-back': motif(
    area(0, 90, 'M-22 -49H22Q29 -49 29 -42V42Q29 49 22 49H-22Q-29 49 -29 42V-42Q-29 -49 -22 -49Z'),
    area(2, 0, 'M-18 -43H-2Q2 -43 2 -39V-19Q2 -15 -2 -15H-18Q-22 -15 -22 -19V-39Q-22 -43 -18 -43Z'),
    area(0, rings(-14, -35), disc(-14, -35, 5.6)),
    area(0, rings(-7, -23), disc(-7, -23, 5.6)),
    area(
      1,
      chevron(35, 2),
      'M2 38C-14 26 -21 18 -21 9C-21 -2 -4 -4 2 8C8 -4 25 -2 25 9C25 18 18 26 2 38Z',
    ),
    column(3, 4.4, 'M-5 13V13.1M9 13V13.1'),
    column(3, 3, 'M-4 21Q2 27 8 21'),
  ),
} satisfies Record<string, Motif>
