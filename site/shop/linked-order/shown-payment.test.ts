import { expect, test } from 'vitest'
import { shownPayment } from './shown-payment.ts'

test.each([
  ['nothing', null, 'paid'],
  ['a part', 168_99, 'paid'],
  ['all', 169_00, 'refunded'],
] as const)('an order of which staff paid %s back is shown as such', (_, refundedAmount, shown) => {
  expect(shownPayment({ payment: 'paid', total: 169_00, refundedAmount })).toBe(shown)
})

test('money that is on its way back is not there yet', () => {
  expect(shownPayment({ payment: 'refund_due', total: 169_00, refundedAmount: 169_00 })).toBe(
    'refund_due',
  )
})
