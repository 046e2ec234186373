import { customPatch } from '../../../modules/catalogue/rules.ts'
import type { Order, OrderItem } from '../../../modules/shared/contract/api.d.ts'
import { goodsToSend } from '../../../modules/workshop/rules.ts'
import { type LeftOut, reasonsAgainstAll, refundedGoods, unapprovedGoods } from './left-out.ts'

/** A patch with its total units and orders. */
type Pick = {
  productId: number
  name: string
  image: string
  units: number
  orders: { orderNumber: string; quantity: number }[]
}

/**
 * The patches to pick for these orders, summed up and sorted by id, and each custom patch separately. Orders that
 * something speaks against sending, refunded units and designs that are not approved are left out.
 */
export function pickingList(orders: readonly Order[]) {
  const patches = new Map<number, Pick>()
  const custom: { orderNumber: string; item: OrderItem }[] = []
  const leftOut: LeftOut[] = []
  for (const order of orders) {
    const { orderNumber } = order
    const reasons = reasonsAgainstAll(order)
    if (reasons.length > 0) {
      leftOut.push({ orderNumber, reasons })
      continue
    }
    leftOut.push(...refundedGoods(order), ...unapprovedGoods(order))
    for (const item of goodsToSend(order.items)) {
      const { productId, product, quantity, isUnapproved } = item
      if (isUnapproved) continue
      if (productId === customPatch.id) {
        custom.push({ orderNumber, item })
        continue
      }
      const { name, image } = product
      const pick = patches.get(productId) ?? { productId, name, image, units: 0, orders: [] }
      pick.units += quantity
      pick.orders.push({ orderNumber, quantity })
      patches.set(productId, pick)
    }
  }
  return {
    patches: [...patches.values()].sort((a, b) => a.productId - b.productId),
    custom,
    leftOut,
  }
}
