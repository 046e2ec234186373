import { expect, test } from 'vitest'
import type { PaymentOfOrder } from '../../../../modules/shared/contract/api.d.ts'
import { order } from '../../../testing/order.ts'
import { amountOf, emptyForm, formOf, unitsLeft, wholeForm, worthOf } from './refund-form.ts'

const shown = order(1, { discount: 2_870, shipping: 5_900, total: 31_730 })

const payment = (changes: Partial<PaymentOfOrder> = {}): PaymentOfOrder => ({
  receipt: null,
  paidWith: null,
  paidAt: '2026-05-10T10:00:00.000Z',
  total: 31_730,
  discountExcludesCustom: false,
  refunded: 0,
  disputed: 0,
  left: 31_730,
  refunds: [],
  disputes: [],
  ...changes,
})

const earlier = (state: 'made' | 'failed', quantity: number) => ({
  number: 1,
  creditNote: null,
  amount: 6_210,
  reason: 'x',
  state,
  isRestocked: false,
  administrator: 'sjefen',
  requestedAt: '2026-05-11T10:00:00.000Z',
  units: [{ itemId: 1, quantity }],
})

test('the whole order is worth what was paid for it', () => {
  const whole = wholeForm(shown, payment(), emptyForm)
  expect(worthOf(shown, payment(), whole)).toBe(31_730)
  expect(formOf({ ...whole, amount: '317,30', reason: ' Angret ' })).toEqual({
    amount: 31_730,
    reason: 'Angret',
    units: [
      { itemId: 1, quantity: 2 },
      { itemId: 1_000_000, quantity: 1 },
    ],
    restock: true,
  })
})

test('a unit is worth its price less its share of the discount, and never more than is left', () => {
  const one = { ...emptyForm, units: new Map([[1, 1]]) }
  expect(worthOf(shown, payment(), one)).toBe(6_210)
  expect(worthOf(shown, payment({ left: 1_000 }), one)).toBe(1_000)
})

test('a discount that excluded custom patches is shared by the others alone', () => {
  const excluding = payment({ discountExcludesCustom: true })
  const worth = (itemId: number) =>
    worthOf(shown, excluding, { ...emptyForm, units: new Map([[itemId, 1]]) })
  expect([worth(1), worth(1_000_000)]).toEqual([5_465, 14_900])
  expect(worthOf(shown, excluding, wholeForm(shown, excluding, emptyForm))).toBe(31_730)
})

test('units that came back can not come back again, unless their refund failed', () => {
  const left = (state: 'made' | 'failed') =>
    unitsLeft(shown, payment({ refunds: [earlier(state, 2)] })).get(1)
  expect([left('made'), left('failed')]).toEqual([0, 2])
})

test.each([
  ['', Number.NaN],
  ['12,5', 1_250],
  ['1 000', 100_000],
])('the amount %j is %d øre', (amount, ore) => {
  expect(amountOf({ amount })).toBe(ore)
})
