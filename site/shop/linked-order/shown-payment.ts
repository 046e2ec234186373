import type { LinkedOrder } from '../../../modules/shared/contract/api.d.ts'

type Paid = Pick<LinkedOrder, 'payment' | 'total' | 'refundedAmount'>

/** The payment as the customer sees it. An order stays paid when staff refund it: all of it back counts as refunded. */
export const shownPayment = ({ payment, total, refundedAmount }: Paid): LinkedOrder['payment'] =>
  payment === 'paid' && refundedAmount !== null && refundedAmount >= total ? 'refunded' : payment
