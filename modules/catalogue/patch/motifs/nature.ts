import type { Motif } from '../motif.ts'
import { area, column, motif } from './layer.ts'

const petals = (count: number, near: number, far: number, width: number) =>
  Array.from({ length: count }, (_, index) => {
    const at = (radius: number, turn: number) => {
      const angle = (index * 2 * Math.PI) / count + turn
      return `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`
    }
    return `M${at(near, -width / 2)}Q${at(far * 1.08, -width)} ${at(far, 0)}Q${at(far * 1.08, width)} ${at(near, width / 2)}Z`
  }).join('')

export const nature = {
  star: motif(
    area(0, 30, 'M0 -48L13 -16L47 -14L21 8L30 42L0 23L-30 42L-21 8L-47 -14L-13 -16Z'),
    area(1, 120, 'M0 -24L7 -6L24 -5L11 6L15 22L0 13L-15 22L-11 6L-24 -5L-7 -6Z'),
  ),
  lightning: motif(
    area(0, 60, 'M10 -48L-28 8H-4L-12 48L30 -12H4Z'),
    area(1, 120, 'M6 -34L-16 2H-4L0 -12Z'),
  ),
  rose: motif(
    column(2, 5, 'M0 8C2 24 -2 36 0 48'),
    area(
      2,
      30,
      'M0 28C10 14 28 14 36 20C30 34 12 36 0 28ZM0 38C-10 24 -26 26 -34 32C-28 44 -10 46 0 38Z',
    ),
    area(0, 45, 'M0 -46C20 -48 36 -34 34 -16C32 4 14 14 0 14S-32 4 -34 -16C-36 -34 -20 -48 0 -46Z'),
    column(
      1,
      3.4,
      'M-4 -18C-12 -28 8 -34 12 -22C14 -8 -8 -2 -18 -14C-26 -30 -4 -44 14 -38M-26 -2C-8 8 20 6 26 -12',
    ),
  ),
  flower: motif(
    area(0, 30, petals(6, 8, 46, 0.5)),
    area(1, 60, 'M0 -14A14 14 0 1 1 -0.1 -14Z'),
    area(2, 0, 'M0 -6A6 6 0 1 1 -0.1 -6Z'),
  ),
  cactus: motif(
    area(
      0,
      90,
      'M-12 -38C-12 -50 12 -50 12 -38V-4H20V-18C20 -28 36 -28 36 -18V0C36 10 32 12 24 12H12V28H-12V18H-24C-32 18 -36 14 -36 6V-8C-36 -18 -20 -18 -20 -8V2H-12Z',
    ),
    column(1, 2.2, 'M-4 -38V22M5 -38V22'),
    area(2, 0, 'M-24 26H24L18 48H-18Z'),
    area(1, 0, 'M-2 -48A6 6 0 1 1 -2.1 -48Z'),
  ),
  cloud: motif(
    area(
      0,
      0,
      'M-30 18C-50 18 -50 -10 -30 -10C-30 -34 2 -40 10 -20C26 -28 42 -14 36 0C52 2 48 22 34 20Z',
    ),
    column(1, 4.4, 'M-22 28L-28 44M-2 28L-8 44M18 28L12 44'),
  ),
  rainbow: motif(
    column(0, 9, 'M-40 26C-40 -34 40 -34 40 26'),
    column(1, 9, 'M-30 26C-30 -20 30 -20 30 26'),
    column(2, 9, 'M-20 26C-20 -6 20 -6 20 26'),
    area(
      3,
      0,
      'M-46 36C-52 24 -38 16 -30 22C-24 14 -10 22 -14 34C-14 40 -42 42 -46 36ZM46 36C52 24 38 16 30 22C24 14 10 22 14 34C14 40 42 42 46 36Z',
    ),
  ),
  snowflake: motif(
    column(0, 5, 'M0 -46V46M-40 -23L40 23M-40 23L40 -23'),
    column(
      0,
      4,
      'M-12 -40L0 -28L12 -40M-12 40L0 28L12 40M-41 -10L-25 -14L-28 -31M41 10L25 14L28 31M-41 10L-25 14L-28 31M41 -10L25 -14L28 -31',
    ),
    area(1, 0, 'M0 -9L8 -4.5V4.5L0 9L-8 4.5V-4.5Z'),
  ),
  fire: motif(
    area(
      0,
      80,
      'M2 -48C6 -28 34 -16 34 14C34 36 18 48 0 48S-34 36 -34 16C-34 2 -26 -6 -22 -18C-14 -12 -12 -6 -12 0C-2 -14 -4 -32 2 -48Z',
    ),
    area(
      1,
      100,
      'M2 -12C6 2 22 8 20 24C18 38 10 44 0 44S-20 36 -20 24C-20 14 -14 10 -12 2C-8 6 -6 8 -6 12C0 4 0 -2 2 -12Z',
    ),
    area(2, 90, 'M0 14C4 20 10 24 10 32C10 40 6 44 0 44S-10 40 -10 32C-10 26 -4 22 0 14Z'),
  ),
} satisfies Record<string, Motif>
