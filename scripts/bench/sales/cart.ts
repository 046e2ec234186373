import { openDatabase } from '../../../api/platform/database/database.ts'
import { lineWithAddition } from '../../../modules/cart/queries.ts'
import { connections, duration, loaded } from '../load.ts'
import type { Row } from '../row.ts'
import { median } from '../timings.ts'

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

/** A line that a new cart gets, within its limits. */
const line = { id: 1, productId: 1, quantity: 1, customImageId: null }
const most = { units: 1000, lines: 200 }

/**
 * Times per second that PostgreSQL alone adds a line to a new cart: the shop's statement, by its driver and a pool of
 * its size, for this number of concurrent callers.
 */
async function bareUpserts(databaseUrl: string, callers: number): Promise<number> {
  const sql = openDatabase(databaseUrl)
  const end = performance.now() + duration * 1000
  let upserts = 0
  const caller = async () => {
    for (; performance.now() < end; upserts += 1)
      await lineWithAddition(sql, `session_${crypto.randomUUID()}`, line, most)
  }
  await Promise.all(Array.from({ length: callers }, caller))
  await sql.end({ timeout: 5 })
  return upserts / duration
}
