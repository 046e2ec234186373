import { expect, test } from 'vitest'
import { shownPayment } from './shown-status.ts'

const order = { payment: 'paid', total: 169_00, refundedAmount: null, dueAmount: 0 } as const

test.each([
  ['nothing', null, 0, 'paid'],
  ['a part', 168_99, 0, 'paid'],
  ['all', 169_00, 0, 'refunded'],
  ['a part, and the rest is on its way', 68_00, 101_00, 'refund_due'],
  ['nothing yet, and all is on its way', null, 169_00, 'refund_due'],
] as const)('of an order %s was paid back', (_, refundedAmount, dueAmount, shown) => {
  expect(shownPayment({ ...order, refundedAmount, dueAmount })).toBe(shown)
})

test('money that is on its way back is not there yet', () => {
  const due = { ...order, payment: 'refund_due', refundedAmount: 169_00 } as const
  expect(shownPayment(due)).toBe('refund_due')
})
