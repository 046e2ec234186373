import type { LinkedOrder } from '../../../modules/shared/contract/api.d.ts'
import { shownPayment } from './shown-payment.ts'
import { linkedOrderTexts as texts } from './text.ts'

type Shown = Pick<LinkedOrder, 'status' | 'payment' | 'total' | 'refundedAmount' | 'dueAmount'>

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
