import { checkoutFigures } from '../../../modules/checkout/index.ts'
import { failedMailCounts } from '../../../modules/post/index.ts'
import type { Pool } from '../../../modules/shared/transaction.ts'
import { databaseSize } from '../../platform/database/database-queries.ts'
import { queueLengths } from '../../platform/queue/queue-queries.ts'
import type { ShopFigures } from './shop-figures.ts'
import type { Watched } from './watch-shop.ts'

/** The metrics of a process. Their code is loaded only where they are wanted: it takes memory. */
export async function openMetrics(role: string) {
  const { createMetrics } = await import('./metrics.ts')
  const { watchShop } = await import('./watch-shop.ts')
  const metrics = createMetrics(role)
  return { metrics, watch: (watched: Watched) => watchShop(metrics, watched) }
}

/** Reads the figures of the whole shop from the database. */
export const readFigures = async (sql: Pool, now: Date): Promise<ShopFigures> => ({
  checkout: await checkoutFigures(sql, now),
  failedMails: await failedMailCounts(sql),
  queues: await queueLengths(sql),
  databaseBytes: await databaseSize(sql),
})
