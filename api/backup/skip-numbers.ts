import { skipDocumentNumbers } from '../../modules/payments/index.ts'
import type { Transaction } from '../../modules/shared/transaction.ts'
import { shopSchemas } from '../start/shop-schemas.ts'
import { skipIds } from './restore-queries.ts'

const least = 100_000
const perMinute = 1000
/** Two of them fit into an id of 32 bits. */
const most = 1_000_000_000

/**
 * Numbers that each series leaves out in a database that is as it was at a time: 100,000, and 1,000 for each minute since,
 * in all at most a billion. That is more than a shop gives meanwhile. A later recovery of the same state leaves out more,
 * so it also spares the numbers that the shop gave after the earlier one.
 */
export function gapSince(at: Date, now: Date): number {
  const minutes = Math.max(0, now.getTime() - at.getTime()) / 60_000
  return Math.min(most, least + Math.floor(perMinute * minutes))
}

/**
 * Has all series go on after a gap in a database that is as it was at the time, so that no number is given a second time:
 * those that the shop gave since are on customers' papers, in their mails and at Stripe. Returns a line for the
 * bookkeeping.
 */
export async function skipNumbers(
  tx: Transaction,
  { at, now }: { at: Date; now: Date },
): Promise<string> {
  const gap = gapSince(at, now)
  await skipIds(tx, await shopSchemas(), gap)
  const next = await skipDocumentNumbers(tx, gap)
  return `Receipts go on from number ${next.receipt}, credit notes from ${next.credit_note}: ${gap} are left out`
}
