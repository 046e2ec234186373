import { setTimeout as pause } from 'node:timers/promises'
import type { StaffProduct } from '../../modules/shared/contract/api.d.ts'
import { staffClient } from './staff-client.ts'

/** Units that a delivery brings, and patches that one round of deliveries fills up. */
const delivery = 50
const mostDelivered = 10
/** Rounds from one change of a price to the next. */
const priceRounds = 20

/**
 * Staff at work until `end`: each second they look at the orders and figures, and fill up the patches that run low; now
 * and then they change a price. Returns the delivered units by product.
 */
export async function workOfStaff(shopUrl: string, end: number): Promise<Map<number, number>> {
  const staff = await staffClient(shopUrl)
  const change = (id: number, body: { stockChange: number } | { price: number }) =>
    staff(`products/${id}`, { method: 'PATCH', body: JSON.stringify(body) })
  const delivered = new Map<number, number>()
  for (let round = 0; performance.now() < end; round++) {
    await (await staff('orders?limit=50')).arrayBuffer()
    await (await staff('summary')).arrayBuffer()
    const low = await staff(`products?show=low&limit=${mostDelivered}`)
    for (const { product } of (await low.json()) as StaffProduct[]) {
      await change(product.id, { stockChange: delivery })
      delivered.set(product.id, (delivered.get(product.id) ?? 0) + delivery)
    }
    if (round % priceRounds === 0)
      await change(1 + round / priceRounds, { price: 39 + (round % 40) })
    await pause(1000)
  }
  return delivered
}
