import { setTimeout as pause } from 'node:timers/promises'
import createClient from 'openapi-fetch'
import type { paths } from '../../modules/shared/contract/api.d.ts'
import { tokenOf } from './dashboard.ts'
import type { Timings } from './timings.ts'

/** Units that a delivery brings, and patches that one round of deliveries fills up. */
const delivery = 50
const mostDelivered = 10
/** Rounds from one change of a price to the next. */
const priceRounds = 20

/**
 * Staff at work until `end`: each second they look at the orders and figures, and fill up the patches that run low; now
 * and then they change a price. Returns the units delivered.
 */
export async function workOfStaff(
  shopUrl: string,
  timed: Timings['timed'],
  end: number,
): Promise<number> {
  const client = createClient<paths>({
    baseUrl: shopUrl,
    headers: { authorization: `Bearer ${await tokenOf(shopUrl)}` },
  })
  const staff = <Answer>(call: () => Promise<{ data?: Answer; error?: unknown }>) =>
    timed("staff's calls", async () => {
      const { data, error } = await call()
      if (!data) throw new Error(`A call of staff failed: ${JSON.stringify(error)}`)
      return data
    })
  const change = (id: number, body: { stockChange: number } | { price: number }) =>
    staff(() =>
      client.PATCH('/api/admin/products/{id}', {
        params: { path: { id }, header: { 'idempotency-key': crypto.randomUUID() } },
        body,
      }),
    )

  let delivered = 0
  for (let round = 0; performance.now() < end; round++) {
    const query = { limit: 50 }
    await staff(() => client.GET('/api/admin/orders', { params: { query } }))
    await staff(() => client.GET('/api/admin/summary'))
    const low = await staff(() =>
      client.GET('/api/admin/products', {
        params: { query: { show: 'low', limit: mostDelivered } },
      }),
    )
    for (const { product } of low) {
      await change(product.id, { stockChange: delivery })
      delivered += delivery
    }
    if (round % priceRounds === 0)
      await change(1 + round / priceRounds, { price: 39 + (round % 40) })
    await pause(1000)
  }
  return delivered
}
