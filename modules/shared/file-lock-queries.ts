import { isTrue, type Sql, type Transaction } from './transaction.ts'

const key = (sql: Sql) => sql`hashtextextended('shop.files', 0)`

/** Keeps all files until the transaction ends, for a backup. Waits for deletions under way. */
export async function keepFiles(tx: Transaction): Promise<void> {
  await tx`select pg_advisory_xact_lock_shared(${key(tx)})`
}

/** Whether this transaction may delete files: false while a backup reads them. */
export const mayDeleteFiles = (tx: Transaction) =>
  isTrue(tx<{ may: boolean }[]>`
    select pg_try_advisory_xact_lock(${key(tx)}) as may
  `)
