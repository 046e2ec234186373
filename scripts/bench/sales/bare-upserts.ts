import { openDatabase } from '../../../api/platform/database/database.ts'
import { lineWithAddition } from '../../../modules/cart/queries.ts'
import { duration } from '../load.ts'

/** A line that a new cart gets, within its limits. */
const line = { id: 1, productId: 1, quantity: 1, customImageId: null }
const most = { units: 1000, lines: 200 }

/**
 * Times per second that PostgreSQL alone adds a line to a new cart: the shop's statement, by its driver and a pool of
 * its size, for this number of concurrent callers.
 */
export async function bareUpserts(databaseUrl: string, callers: number): Promise<number> {
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
