import { expect, test } from 'vitest'
import type { CartItem } from '../../../modules/shared/contract/api.d.ts'
import { lackingIn } from './to-cart.ts'

const worn = (id: number) => ({ id, side: 'front' as const, x: 500, y: 500, turn: 0 })
const line = (id: number, quantity: number) => ({ product: { id }, quantity }) as CartItem

test('the cart lacks what is on the overalls more often than in it', () => {
  const outfit = { colour: 'red' as const, patches: [worn(1), worn(2), worn(1), worn(1)] }
  expect(lackingIn(outfit, [])).toBe(4)
  expect(lackingIn(outfit, [line(1, 2)])).toBe(2)
  expect(lackingIn(outfit, [line(1, 5), line(2, 1), line(3, 1)])).toBe(0)
})
