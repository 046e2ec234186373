import type postgres from 'postgres'

/** The database's connections. A query on the pool is a transaction of its own. */
export type Pool = postgres.Sql
/** A running transaction. Its queries are committed, or rolled back, together. */
export type Transaction = postgres.TransactionSql
/** The pool, or the transaction that a use case runs in. */
export type Sql = Pool | Transaction

/** A part of a statement, or a statement that has not been sent. */
export type Fragment = postgres.Fragment

/** Runs a use case in one transaction, which is rolled back when it throws. */
export async function inTransaction<T>(
  pool: Pool,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return (await pool.begin(work)) as T
}

/** The first row of a statement; undefined without one. */
export const firstOf = async <Row>(rows: PromiseLike<readonly Row[]>): Promise<Row | undefined> =>
  (await rows)[0]

/** Whether a statement has a row, or has changed one. */
export const hasRow = async (rows: PromiseLike<{ count: number }>): Promise<boolean> =>
  (await rows).count > 0

type Single<Value> = PromiseLike<readonly Record<string, Value>[]>

/** Whether the only value of a statement is true; false without a row. */
export const isTrue = async (rows: Single<boolean>): Promise<boolean> =>
  Object.values<boolean>((await rows)[0] ?? {})[0] ?? false

/** The number that is the only value of a statement; 0 without a row. */
export const numberOf = async (rows: Single<number>): Promise<number> =>
  Object.values<number>((await rows)[0] ?? {})[0] ?? 0

/** The values of a statement with a single column. */
export const valuesOf = async <Value>(rows: Single<Value>): Promise<Value[]> =>
  (await rows).flatMap((row) => Object.values(row))

/** The number of rows that a statement has changed, or has. */
export const countOf = async (rows: PromiseLike<{ count: number }>): Promise<number> =>
  (await rows).count

/**
 * Answers of statements that do not depend on each other, sent without waiting in between. Waits for all of them even
 * when one fails, so that none is sent after the transaction's end.
 */
export async function together<Answers extends readonly unknown[]>(
  ...statements: { [Index in keyof Answers]: PromiseLike<Answers[Index]> }
): Promise<Answers> {
  await Promise.allSettled(statements)
  return (await Promise.all(statements)) as unknown as Answers
}
