import type { LinkedOrder } from '../../../modules/shared/contract/api.d.ts'

type Paid = Pick<LinkedOrder, 'payment' | 'total' | 'refundedAmount' | 'dueAmount'>

/**
 * The payment as the customer sees it. An order stays paid when staff refund it: all of it back counts as refunded,
 * once the provider has paid it.
 */
export function shownPayment(order: Paid): LinkedOrder['payment'] {
  const { payment, total, refundedAmount, dueAmount } = order
  if (payment !== 'paid' || (refundedAmount ?? 0) + dueAmount < total) return payment
  return dueAmount > 0 ? 'refund_due' : 'refunded'
}
