import { expect, test } from 'vitest'
import { routes } from '../shared/contract/routes.ts'
import { CartAddition, CartQuantity } from '../shared/contract/schemas.ts'
import { mostLines, mostUnits } from './rules.ts'

test('the contract accepts as many units of a line as the rules', () => {
  const accepted = (quantity: number) => [
    CartAddition.safeParse({ productId: 1, quantity }).success,
    CartQuantity.safeParse({ quantity }).success,
  ]
  expect(accepted(mostUnits)).toEqual([true, true])
  expect(accepted(mostUnits + 1)).toEqual([false, false])
})

test('the contract accepts as many lines at once as a cart may have', () => {
  const { schema } = routes.mergeCart.request.body.content['application/json']
  const isAccepted = (count: number) =>
    schema.safeParse({ lines: Array(count).fill({ productId: 1, quantity: 1 }) }).success
  expect([isAccepted(mostLines), isAccepted(mostLines + 1)]).toEqual([true, false])
})
