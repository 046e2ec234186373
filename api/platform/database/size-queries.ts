import type { Pool } from '../../../modules/shared/transaction.ts'

/** Bytes that the shop's database takes on its disk. */
export async function databaseSize(sql: Pool): Promise<number> {
  const [row] = await sql<{ bytes: string }[]>`
    select pg_database_size(current_database()) as bytes
  `
  return Number(row?.bytes ?? 0)
}
