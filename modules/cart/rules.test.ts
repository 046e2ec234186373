import { expect, test } from 'vitest'
import { CartAddition, CartQuantity } from '../shared/contract/schemas.ts'
import { mostUnits } from './rules.ts'

test('the contract accepts as many units of a line as the rules', () => {
  const accepted = (quantity: number) => [
    CartAddition.safeParse({ productId: 1, quantity }).success,
    CartQuantity.safeParse({ quantity }).success,
  ]
  expect(accepted(mostUnits)).toEqual([true, true])
  expect(accepted(mostUnits + 1)).toEqual([false, false])
})
