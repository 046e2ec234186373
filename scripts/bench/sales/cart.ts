import { connections, loaded } from '../load.ts'
import type { Row } from '../row.ts'
import { median } from '../timings.ts'
import { bareUpserts } from './bare-upserts.ts'

const addToCart = new URL('add-to-cart.lua', import.meta.url).pathname

/** Runs of each, in turn. */
const rounds = 3

type Services = { url: string; databaseUrl: string }

/** Calls per second that add a patch to a new cart, beside the same upsert by PostgreSQL alone. Medians. */
export async function benchCart({ url, databaseUrl }: Services, row: Row): Promise<void> {
  const shop: number[] = []
  const bare: number[] = []
  for (let round = 0; round < rounds; round++) {
    shop.push(await loaded(`${url}/api/cart`, addToCart))
    bare.push(await bareUpserts(databaseUrl, connections))
  }
  const speed = median(shop)
  row('POST /api/cart: speed', speed, 'requests/s')
  row('POST /api/cart: of PostgreSQL alone', speed / median(bare), 'ratio', 2)
}
