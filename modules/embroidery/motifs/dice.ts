import type { Motif } from '../motif.ts'
import { area, column, motif } from './layer.ts'
import { dot } from './paths.ts'

type Pip = readonly [x: -1 | 0 | 1, y: -1 | 0 | 1]

const middle: Pip[] = [[0, 0]]
const falling: Pip[] = [
  [-1, -1],
  [1, 1],
]
const rising: Pip[] = [
  [1, -1],
  [-1, 1],
]
const sides: Pip[] = [
  [-1, 0],
  [1, 0],
]

/** A die from above, with a glimpse of two sides; its slots are the die and the pips. */
const die = (...pips: Pip[]) =>
  motif(
    area(0, 45, 'M-30 -38H30Q38 -38 38 -30V30Q38 38 30 38H-30Q-38 38 -38 30V-30Q-38 -38 -30 -38Z'),
    area(0, 0, 'M-30 -38H24Q32 -38 32 -30V24Q32 32 24 32H-30Q-38 32 -38 24V-30Q-38 -38 -30 -38Z'),
    column(1, 14, pips.map(([x, y]) => dot(x * 19 - 3, y * 19 - 3)).join('')),
  )

export const dice = {
  'dice-1': die(...middle),
  'dice-2': die(...falling),
  'dice-3': die(...falling, ...middle),
  'dice-4': die(...falling, ...rising),
  'dice-5': die(...falling, ...rising, ...middle),
  'dice-6': die(...falling, ...rising, ...sides),
} satisfies Record<string, Motif>
