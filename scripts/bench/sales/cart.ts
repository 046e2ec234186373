import { connections, type Load, loaded } from '../load.ts'
import type { Row } from '../processes/shop-process.ts'
import { median } from '../timings.ts'
import { bareUpserts } from './bare-upserts.ts'

const addToCart = new URL('add-to-cart.lua', import.meta.url).pathname

/** Runs of each, in turn. */
const rounds = 3

type Services = { shopUrl: string; databaseUrl: string }

/** Calls per second that add a patch to a new cart, beside the same upsert by PostgreSQL alone. Medians. */
export async function benchCart({ shopUrl, databaseUrl }: Services, row: Row): Promise<void> {
  const shop: Load[] = []
  const bare: number[] = []
  for (let round = 0; round < rounds; round++) {
    shop.push(await loaded(`${shopUrl}/api/cart`, addToCart))
    bare.push(await bareUpserts(databaseUrl, connections))
  }
  const speed = median(shop.map((one) => one.speed))
  row('POST /api/cart: speed', speed, 'requests/s')
  row('POST /api/cart: p99', median(shop.map(({ p99 }) => p99)), 'ms', 1)
  row('POST /api/cart: PostgreSQL alone', median(bare), 'upserts/s')
  row('POST /api/cart: of PostgreSQL alone', speed / median(bare), 'ratio', 2)
}
