import { customPatch } from '../../../modules/catalogue/rules.ts'
import type { Order, OrderItem } from '../../../modules/shared/contract/api.d.ts'

/** A patch with its total units and orders. */
export type Pick = {
  productId: number
  name: string
  image: string
  units: number
  orders: { orderNumber: string; quantity: number }[]
}

export type CustomPick = { orderNumber: string; item: OrderItem }

/** The patches to pick for these orders, summed up and sorted by id, and each custom patch separately. */
export function pickingList(orders: readonly Order[]): { patches: Pick[]; custom: CustomPick[] } {
  const patches = new Map<number, Pick>()
  const custom: CustomPick[] = []
  for (const { orderNumber, items } of orders)
    for (const item of items) {
      const { productId, product, quantity } = item
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
  return { patches: [...patches.values()].sort((a, b) => a.productId - b.productId), custom }
}
