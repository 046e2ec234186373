import type { Logger } from 'pino'
import type { Clock } from '../shared/clock.ts'
import { type Expire, type Expiring, expiryOf } from '../shared/retention.ts'

/** The rows of the table whose own jobs run more often than each night. */
type Hourly = 'pictures' | 'refusedPayments'

/** The deletion of each row's data. */
export type Expiry = Record<Exclude<Expiring, Hourly>, Expire>

export type ForgettingExpired = { expire: Expiry; clock: Clock; log: Logger }

/** Rows per statement, so that a long backlog takes short transactions. */
const batch = 1000
/** Ms after which a run begins no further batch; the next night continues. */
const longestRun = 60 * 60_000

/** Deletes all data that have expired, row by row of the table. A row that fails does not keep the others. */
export async function forgetExpired({ expire, clock, log }: ForgettingExpired): Promise<void> {
  const end = performance.now() + longestRun
  const failed: string[] = []
  for (const [row, expireRows] of Object.entries(expire) as [keyof Expiry, Expire][]) {
    try {
      const before = expiryOf(row, clock())
      let rows = 0
      let latest = batch
      while (latest === batch && performance.now() < end) {
        latest = await expireRows(before, batch)
        rows += latest
      }
      if (rows > 0) log.info({ row, rows }, 'Expired data were deleted')
    } catch (error) {
      log.error({ err: error, row }, 'Expired data were not deleted')
      failed.push(row)
    }
  }
  if (failed.length > 0) throw new Error(`Not deleted: ${failed.join(', ')}`)
}
