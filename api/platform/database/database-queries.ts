import type { Pool } from '../../../modules/shared/transaction.ts'

/** Whether the server takes writes: a standby does not. */
export async function takesWrites(sql: Pool): Promise<boolean> {
  const [row] = await sql<{ isReadOnly: boolean }[]>`
    select current_setting('transaction_read_only')::boolean as "isReadOnly"
  `
  return row?.isReadOnly === false
}
