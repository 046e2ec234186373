import type { Motif } from '../motif.ts'
import { area, motif } from './layer.ts'
import { disc } from './paths.ts'

type Pip = readonly [column: -1 | 0 | 1, row: -1 | 0 | 1]

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

/** A die from above; its slots are the die and the pips. */
const die = (...pips: Pip[]) =>
  motif(
    area(0, 0, 'M-36 -28L-28 -36H28L36 -28V28L28 36H-28L-36 28Z'),
    area(1, 60, pips.map(([column, row]) => disc(column * 20, row * 20, 6.8)).join('')),
  )

export const dice = {
  'dice-1': die(...middle),
  'dice-2': die(...falling),
  'dice-3': die(...falling, ...middle),
  'dice-4': die(...falling, ...rising),
  'dice-5': die(...falling, ...rising, ...middle),
  'dice-6': die(...falling, ...rising, ...sides),
} satisfies Record<string, Motif>
