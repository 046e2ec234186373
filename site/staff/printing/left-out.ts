import type { HoldReason, Order, OrderItem } from '../../../modules/shared/contract/api.d.ts'
import { holdReasons } from '../../../modules/workshop/rules.ts'

/** An order, or units of it, that a paper leaves out, with the reasons. */
export type LeftOut = {
  orderNumber: string
  /** The units that are left out; default: the whole order. */
  goods?: { name: string; units: number }
  reasons: HoldReason[]
}

/** Reasons against sending any part of an order. */
export const reasonsAgainstAll = (order: Order): HoldReason[] =>
  holdReasons(order).filter((reason) => reason !== 'unapproved')

/** The refunded units of an order, by line. */
export const refundedGoods = ({ orderNumber, items }: Order): LeftOut[] =>
  items
    .filter(({ toSend, quantity }) => toSend < quantity)
    .map((item) => leftOut(orderNumber, item, item.quantity - item.toSend, 'refunded'))

/** The units of an order whose design is not approved, by line. */
export const unapprovedGoods = ({ orderNumber, items }: Order): LeftOut[] =>
  items
    .filter(({ isUnapproved }) => isUnapproved)
    .map((item) => leftOut(orderNumber, item, item.toSend, 'unapproved'))

const leftOut = (
  orderNumber: string,
  { product }: OrderItem,
  units: number,
  reason: HoldReason,
): LeftOut => ({ orderNumber, goods: { name: product.name, units }, reasons: [reason] })
