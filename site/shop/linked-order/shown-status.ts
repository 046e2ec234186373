import type { LinkedOrder } from '../../../modules/shared/contract/api.d.ts'
import { linkedOrderTexts as texts } from './text.ts'

type Paid = Pick<LinkedOrder, 'payment' | 'total' | 'refundedAmount' | 'dueAmount'>
type Shown = Paid & Pick<LinkedOrder, 'status'>

/**
 * The payment as the customer sees it. An order stays paid when staff refund it: all of it back counts as refunded,
 * once the provider has paid it.
 */
export function shownPayment(order: Paid): LinkedOrder['payment'] {
  const { payment, total, refundedAmount, dueAmount } = order
  if (payment !== 'paid' || (refundedAmount ?? 0) + dueAmount < total) return payment
  return dueAmount > 0 ? 'refund_due' : 'refunded'
}

/** The text on the order's state. It promises no packing of an order that was paid back before it was sent. */
export function statusText(order: Shown): string {
  const payment = shownPayment(order)
  return isAtShop(order) && payment !== 'paid'
    ? texts.unpaidText[payment]
    : texts.statusText[order.status]
}

/** The heading of the address: 'sent to' for a parcel that left, or that is paid for and yet to leave. */
export function addressTitle(order: Shown): string {
  const isNotSent =
    order.status === 'cancelled' || (isAtShop(order) && shownPayment(order) !== 'paid')
  return isNotSent ? texts.addressTitle.unsent : texts.addressTitle.sent
}

const isAtShop = ({ status }: Shown): boolean => status === 'pending' || status === 'processing'
