import type { Pool } from '../../../modules/shared/transaction.ts'

/** Whether the server takes writes: a standby does not. */
export async function takesWrites(sql: Pool): Promise<boolean> {
  const [row] = await sql<{ isReadOnly: boolean }[]>`
    select current_setting('transaction_read_only')::boolean as "isReadOnly"
  `
  return row?.isReadOnly === false
}

/** Bytes that the shop's database takes on its disk, with its indexes. */
export async function databaseSize(sql: Pool): Promise<number> {
  const [row] = await sql<{ bytes: string }[]>`
    select pg_database_size(current_database()) as bytes
  `
  return Number(row?.bytes ?? 0)
}
