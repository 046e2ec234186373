import type { Pool } from '../../modules/shared/transaction.ts'

/** Runs `work` while no statement on the table ends. */
export async function whileLocked(
  sql: Pool,
  table: string,
  work: () => Promise<void>,
): Promise<void> {
  const holder = await sql.reserve()
  await holder`begin`
  await holder`lock table ${holder(table)} in access exclusive mode`
  await work().finally(async () => {
    await holder`commit`
    holder.release()
  })
}

/** The number of statements that wait for a lock on the table. */
export async function waitingFor(sql: Pool, table: string): Promise<number> {
  const rows = await sql`
    select
    from pg_locks
    where relation = ${table}::regclass
      and not granted
  `
  return rows.length
}
