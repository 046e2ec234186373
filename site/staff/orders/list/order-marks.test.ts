import { expect, test } from 'vitest'
import type { Order, OrderItem } from '../../../../modules/shared/contract/api.d.ts'
import { order } from '../../../testing/order.ts'
import { marksOf } from './order-marks.ts'

const [patch, design] = order(1).items as [OrderItem, OrderItem]
const unapproved = [{ ...design, isUnapproved: true }]

test.each<[Partial<Order>, string[]]>([
  [{ items: [patch] }, []],
  [{ items: [patch, design] }, ['custom']],
  [{ items: unapproved }, ['custom', 'unapproved']],
  [{ items: unapproved, status: 'shipped' }, ['custom', 'unapproved']],
  [{ items: unapproved, status: 'delivered' }, ['custom', 'unapproved']],
  [{ items: unapproved, status: 'cancelled' }, ['custom']],
  [{ items: [patch], refunded: 1, isDisputed: true }, ['refunded', 'disputed']],
])('an order with %j is marked with %j', (changes, marks) => {
  expect(marksOf(order(1, changes))).toEqual(marks)
})
