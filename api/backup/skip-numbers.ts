import { skipDocumentNumbers } from '../../modules/checkout/index.ts'
import type { Transaction } from '../../modules/shared/transaction.ts'
import { type Manifest, nameOf } from './manifest.ts'
import { continueSequence, skipIds } from './restore-queries.ts'
import { shopSchemas } from './shop-schemas.ts'

/**
 * Numbers that each series leaves out: more than a shop gives between two backups. Those that it gave since are on
 * customers' papers, in their mails and at Stripe.
 */
export const gap = 100_000

/**
 * Has all series go on after a gap, so that no number is given a second time. Returns a line for the bookkeeping;
 * undefined where the shop does not number documents yet.
 */
export async function skipNumbers(
  tx: Transaction,
  { sequences, tables }: Manifest,
): Promise<string | undefined> {
  for (const sequence of sequences) await continueSequence(tx, sequence)
  await skipIds(tx, await shopSchemas(), gap)
  if (!tables.some((table) => nameOf(table) === 'checkout.document_series')) return undefined
  const next = await skipDocumentNumbers(tx, gap)
  return `Receipts go on from number ${next.receipt}, credit notes from ${next.credit_note}: ${gap} are left out`
}
