import { expect, test } from 'vitest'
import type { OrderStatus } from '../../shared/contract/api.d.ts'
import { goodsToSend, holdReasons, reasonsAgainst } from './goods-to-send.ts'

const line = (quantity: number, toSend = quantity, isUnapproved = false) => ({
  quantity,
  toSend,
  isUnapproved,
})
const order = (
  items: ReturnType<typeof line>[],
  { status = 'pending' as OrderStatus, isDisputed = false } = {},
) => ({ status, isDisputed, items })

test('the goods to send are the units that were not refunded', () => {
  expect(goodsToSend([line(2, 1), line(3, 0), line(1)])).toEqual([
    { ...line(2, 1), quantity: 1 },
    line(1),
  ])
})

test.each([
  ['nothing', order([line(2, 1), line(3, 0)]), []],
  ['that all units were refunded', order([line(2, 0), line(3, 0)]), ['refunded']],
  ['a complaint to the bank', order([line(1)], { isDisputed: true }), ['disputed']],
  ['a design that is not approved', order([line(1), line(9, 9, true)]), ['unapproved']],
  [
    'everything at once',
    order([line(1, 0, true)], { status: 'cancelled', isDisputed: true }),
    ['cancelled', 'refunded', 'disputed', 'unapproved'],
  ],
])('%s speaks against sending an order', (_what, judged, reasons) => {
  expect(holdReasons(judged)).toEqual(reasons)
})

test.each<[OrderStatus, OrderStatus, boolean]>([
  ['pending', 'shipped', true],
  ['processing', 'delivered', true],
  ['cancelled', 'shipped', true],
  ['pending', 'processing', false],
  ['pending', 'cancelled', false],
  ['shipped', 'delivered', false],
])('a refunded order that goes from %s to %s is held back: %s', (status, to, isHeld) => {
  expect(reasonsAgainst(order([line(2, 0)], { status }), to).length > 0).toBe(isHeld)
})
