import { expect, test } from 'vitest'
import { figureOf } from '../motif.ts'
import { dice } from './dice.ts'

test.each([1, 2, 3, 4, 5, 6] as const)(
  'a die that shows %i has as many pips, all apart',
  (face) => {
    const pips = figureOf(dice[`dice-${face}`]).layers.flatMap(({ slot, runs }) =>
      slot ? runs : [],
    )
    expect(new Set(pips.map(({ points }) => String(points[0]))).size).toBe(face)
  },
)
