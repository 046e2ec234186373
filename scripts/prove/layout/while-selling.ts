import { balanced } from '../../rehearsal/books.ts'
import { stockOf } from '../../rehearsal/books-queries.ts'
import { type Pace, type Sales, sell } from '../../rehearsal/sell.ts'
import type { Layout } from './layout.ts'

/** Ms for receipts, refunds and the reconciliation of what was not paid: holds last for three minutes. */
const settling = 8 * 60_000

/**
 * Sells at this pace during some work, does what comes after it while the last buyers still wait, and resolves when the
 * books balance. Returns what came of the buyers.
 */
export async function whileSelling(
  layout: Layout,
  pace: Pace,
  during: () => Promise<unknown>,
  after?: () => Promise<void>,
): Promise<Sales> {
  const { sql, mails } = layout
  const stock = await stockOf(sql.shop)
  const end = new AbortController()
  const selling = sell(layout, pace, end.signal)
  await during().finally(() => end.abort())
  await after?.()
  const sales = await selling
  // A mail whose confirmation a killed process did not note is sent again, under the same Message-ID.
  await balanced({ ...sales, sql, mailbox: mails, stock, mayRepeatMail: true }, settling)
  return sales
}
