import type { Motif } from '../../motif.ts'
import { chevron, rays, rings } from '../../stitches/course.ts'
import { area, column, motif } from '../layer.ts'
import { both, disc, discs, dot, dots } from '../paths.ts'

const owlBody =
  'M-30 -46C-22 -42 -12 -40 0 -40S22 -42 30 -46C34 -34 36 -22 34 -8C38 20 26 44 0 44S-38 20 -34 -8C-36 -22 -34 -34 -30 -46Z'

export const owls = {
  /** On a mossy branch. Threads: feathers, wings, eyes, dark, moss. */
  owl: motif(
    area(0, chevron(35), owlBody),
    area(1, chevron(60), both('M-33 -6C-44 12 -38 34 -20 42C-24 26 -24 8 -33 -6Z')),
    area(2, rays(-14, -20), disc(-14, -20, 14)),
    area(2, rays(14, -20), disc(14, -20, 14)),
    column(3, 11, dots(13, -20)),
    column(2, 3, dots(15.4, -23)),
    area(3, 90, 'M-6 -14H6L0 -1Z'),
    column(1, 3, 'M-13 8L-6.5 14L0 8L6.5 14L13 8M-10 22L-5 27L0 22L5 27L10 22'),
    column(3, 7, 'M-46 46C-30 42 -16 48 0 45S32 44 46 47'),
    area(
      4,
      60,
      'M-50 50C-50 42 -40 40 -36 44C-30 38 -22 42 -22 50ZM20 50C20 42 28 40 32 45C38 39 48 42 48 50Z',
    ),
    column(3, 4.4, 'M-12 41V45M-6 42V46M12 41V45M6 42V46'),
  ),
  /** With heavy eyelids. Threads: feathers, wings, eyes, dark. */
  'drowsy-owl': motif(
    area(0, chevron(-30), owlBody),
    area(1, chevron(60), both('M-33 -4C-46 14 -38 36 -18 42C-24 26 -22 8 -33 -4Z')),
    area(1, rays(-16, -18), disc(-16, -18, 17)),
    area(1, rays(16, -18), disc(16, -18, 17)),
    area(2, rings(-16, -18), disc(-16, -18, 12.5)),
    area(2, rings(16, -18), disc(16, -18, 12.5)),
    column(3, 9, `${dot(-13, -12)}${dot(15, -13)}`),
    area(
      0,
      0,
      'M-31 -14C-32 -26 -26 -34 -16 -34S0 -26 -1 -16ZM1 -18C0 -28 8 -34 16 -34S31 -26 31 -17Z',
    ),
    column(3, 3, 'M-30 -14L-2 -16M2 -18L30 -17'),
    area(3, 90, 'M-6 -10H6L0 3Z'),
    column(1, 3, 'M-12 12L-6 18L0 12L6 18L12 12M-8 26L0 33L8 26'),
    column(2, 5, 'M-11 43V47M-4 44V48M11 43V47M4 44V48'),
  ),
  /** Flies by night. Threads: feathers, glow, dark. */
  /** Flies by night. Threads: feathers, glow, dark, wings, face. */
  'flying-owl': motif(
    area(3, 90, 'M-8 24L-13 45L-5 40L0 47L5 40L13 45L8 24Z'),
    area(
      3,
      chevron(-35),
      both(
        'M-8 -10C-20 -28 -36 -40 -56 -42C-58 -33 -56 -28 -51 -24C-56 -19 -54 -13 -48 -11C-51 -5 -47 0 -42 0C-43 6 -38 10 -33 9C-33 15 -26 18 -20 15C-14 18 -9 12 -8 8Z',
      ),
    ),
    area(
      0,
      chevron(-35),
      both('M-8 -10C-18 -24 -30 -33 -46 -36C-44 -24 -38 -16 -31 -10C-24 -4 -16 1 -8 2Z'),
    ),
    column(0, 2.6, both('M-36 -14L-49 -23M-30 -8L-44 -10M-22 -3L-35 3M-14 1L-24 10')),
    area(
      0,
      chevron(35),
      'M-14 -12H14C18 0 17 14 12 24C8 31 4 34 0 35C-4 34 -8 31 -12 24C-17 14 -18 0 -14 -12Z',
    ),
    column(3, 2.8, 'M-9 5L-4.5 10L0 5L4.5 10L9 5M-6 16L-3 20L0 16L3 20L6 16'),
    column(1, 3.4, both('M-7 30L-10 38L-15 40M-10 38L-9 43')),
    area(
      0,
      rays(0, -8),
      'M-22 -48C-12 -42 12 -42 22 -48C27 -36 26 -22 18 -12C10 -4 -10 -4 -18 -12C-26 -22 -27 -36 -22 -48Z',
    ),
    area(4, rays(0, 0), `${disc(-10, -24, 12)}${disc(10, -24, 12)}`),
    area(1, rings(0, 0), discs(10, -24, 8)),
    column(2, 8, dots(9, -24)),
    area(2, 90, 'M-4.5 -17H4.5L0 -6Z'),
  ),
  /** Has never been more awake. Threads: feathers, wings, eyes, dark. */
  'awake-owl': motif(
    area(
      1,
      rays(0, 20),
      both(
        'M-22 6C-36 -2 -48 6 -50 20C-44 18 -42 22 -42 26C-36 24 -34 28 -33 32C-28 30 -24 32 -20 34Z',
      ),
    ),
    area(
      0,
      chevron(40),
      'M-40 -46C-30 -38 -14 -36 0 -36S30 -38 40 -46C44 -30 42 -14 34 0C34 26 22 44 0 44S-34 26 -34 0C-42 -14 -44 -30 -40 -46Z',
    ),
    area(1, rays(-19, -12), disc(-19, -12, 20)),
    area(1, rays(19, -12), disc(19, -12, 20)),
    area(2, rays(-19, -12), disc(-19, -12, 15.5)),
    area(2, rays(19, -12), disc(19, -12, 15.5)),
    area(3, rings(0, 0), discs(19, -12, 4.4)),
    area(3, 90, 'M-6 0H6L0 14Z'),
    column(1, 3, 'M-14 20L-7 27L0 20L7 27L14 20M-8 34L0 40L8 34'),
  ),
} satisfies Record<string, Motif>
