import { setTimeout as pause } from 'node:timers/promises'
import type { Timings } from '../../bench/timings.ts'
import { placeOrder } from '../../test/place-order.ts'

/** Concurrent buyers, and ms between two orders of each: 5 orders per second. */
const buyers = 10
const visit = 2000

type Shop = { shopUrl: string; providerUrl: string }

/** Buyers until `end` (ms of `performance.now()`), each for another patch. Returns the number of orders. */
export async function buy(shop: Shop, timed: Timings['timed'], end: number): Promise<number> {
  const begin = performance.now()
  let orders = 0
  await Promise.all(
    Array.from({ length: buyers }, async (_none, buyer) => {
      const first = begin + (visit / buyers) * buyer
      for (let at = first; at < end; at += visit) {
        await pause(Math.max(0, at - performance.now()))
        await placeOrder(shop.shopUrl, {
          productId: 1 + buyer,
          quantity: 1,
          providerUrl: shop.providerUrl,
          address: `10.0.1.${buyer}`,
          timed: (step, call) =>
            timed(step === 'pay' ? 'pay (provider)' : "an order's calls", call),
        })
        orders += 1
      }
    }),
  )
  return orders
}
