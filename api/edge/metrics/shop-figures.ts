import type { CheckoutFigures } from '../../../modules/checkout/index.ts'
import { within } from '../../../modules/shared/promises/within.ts'
import type { QueueLength } from '../../platform/queue/queue-queries.ts'

/** Ms for which figures are stored, and after which a reader goes without them. */
const timeToLive = 10_000
const longestRead = 3000

export type ShopFigures = {
  checkout: CheckoutFigures
  /** By kind; kinds without any are left out. */
  failedMails: Record<string, number>
  queues: readonly QueueLength[]
  databaseBytes: number
}

/**
 * The figures from the database, read every ten seconds at most and once at a time. Undefined when they are not there
 * within `patience`. Both times are in ms.
 */
export function createShopFigures(
  read: () => Promise<ShopFigures>,
  now = () => performance.now(),
  patience = longestRead,
) {
  let reading: Promise<ShopFigures> | undefined
  let isUnderWay = false
  let readAt = Number.NEGATIVE_INFINITY
  return async (): Promise<ShopFigures | undefined> => {
    if (!isUnderWay && now() - readAt >= timeToLive) {
      readAt = now()
      isUnderWay = true
      reading = read().finally(() => {
        isUnderWay = false
      })
      reading.catch(() => undefined)
    }
    if (!reading) return undefined
    return within(patience, reading, () => new Error('Late')).catch(() => undefined)
  }
}
