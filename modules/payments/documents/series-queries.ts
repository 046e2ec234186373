import type { Transaction } from '../../shared/transaction.ts'

/** The next number of each series. */
export type NextNumbers = { receipt: number; credit_note: number }

/** Leaves out the next `gap` numbers of each series of documents, and returns those that come then. */
export async function skipDocumentNumbers(tx: Transaction, gap: number): Promise<NextNumbers> {
  const rows = await tx<{ kind: keyof NextNumbers; next: number }[]>`
    update payments.document_series
    set last = last + ${gap}
    returning kind, last + 1 as next
  `
  return Object.fromEntries(rows.map(({ kind, next }) => [kind, next])) as NextNumbers
}
