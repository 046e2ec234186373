import { isLeaving } from '../../orders/rules.ts'
import type { HoldReason, Order, OrderItem, OrderStatus } from '../../shared/contract/api.d.ts'

/** The lines of which units are to be sent, with these units as their quantity. */
export const goodsToSend = <Line extends { quantity: number; toSend: number }>(
  lines: readonly Line[],
): Line[] =>
  lines.filter(({ toSend }) => toSend > 0).map((line) => ({ ...line, quantity: line.toSend }))

type Judged = Pick<Order, 'status' | 'isDisputed'> & {
  items: readonly Pick<OrderItem, 'toSend' | 'isUnapproved'>[]
}

/** Reasons against sending an order; empty when there are none. Staff can send the order all the same. */
export const holdReasons = ({ status, isDisputed, items }: Judged): HoldReason[] => [
  ...(status === 'cancelled' ? ['cancelled' as const] : []),
  ...(items.every(({ toSend }) => toSend === 0) ? ['refunded' as const] : []),
  ...(isDisputed ? ['disputed' as const] : []),
  ...(items.some(({ isUnapproved }) => isUnapproved) ? ['unapproved' as const] : []),
]

/** Reasons against setting an order to `status`; empty unless the parcel leaves the shop with it. */
export const reasonsAgainst = (order: Judged, status: OrderStatus | undefined): HoldReason[] =>
  isLeaving(order.status, status) ? holdReasons(order) : []
