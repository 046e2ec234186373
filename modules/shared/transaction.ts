import type postgres from 'postgres'

export type Pool = postgres.Sql
export type Transaction = postgres.TransactionSql
/** The pool, or the transaction that a story runs in. */
export type Sql = Pool | Transaction

/** Runs a story in one transaction: all of it happens, or, when it throws, nothing. */
export async function inTransaction<T>(
  pool: Pool,
  story: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return (await pool.begin(story)) as T
}
