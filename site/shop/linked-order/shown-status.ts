import type { LinkedOrder } from '../../../modules/shared/contract/api.d.ts'
import { shownPayment } from './shown-payment.ts'
import { linkedOrderTexts as texts } from './text.ts'

type Shown = Pick<LinkedOrder, 'status' | 'payment' | 'total' | 'refundedAmount' | 'dueAmount'>

/** What happens to the order now: no packing is promised for one that was paid back before it was sent. */
export function statusText(order: Shown): string {
  const payment = shownPayment(order)
  const isAtShop = order.status === 'pending' || order.status === 'processing'
  return isAtShop && payment !== 'paid' ? texts.unpaidText[payment] : texts.statusText[order.status]
}
