import type { Artwork } from '../../artwork/index.ts'
import { replaceCustomer } from '../../orders/index.ts'
import { eraseReasons } from '../../payments/index.ts'
import type { Clock } from '../../shared/clock.ts'
import { inTransaction, type Pool } from '../../shared/transaction.ts'
import * as queries from './anonymise-queries.ts'

export type Anonymising = {
  sql: Pool
  artwork: Pick<Artwork, 'release'>
  clock: Clock
}

/**
 * Anonymises up to `most` orders that were paid, and last refunded, before the time, and returns their number. They are
 * listed and counted as before (bokføringsloven § 13: the time is the start of an accounting year).
 */
export const anonymiseOrders = (
  { sql, artwork, clock }: Anonymising,
  before: Date,
  most: number,
): Promise<number> =>
  inTransaction(sql, async (tx) => {
    const ids = await queries.ordersToAnonymise(tx, before, most)
    if (ids.length === 0) return 0
    await replaceCustomer(tx, ids, clock())
    await eraseReasons(tx, ids)
    await artwork.release(tx, await queries.cutTraces(tx, ids))
    return ids.length
  })
