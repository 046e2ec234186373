import type { Sql } from '../../shared/transaction.ts'

/** Stores the hash of a suppressed address. */
export async function suppress(sql: Sql, hash: string): Promise<void> {
  await sql`
    insert into newsletter.suppressed_addresses (hash)
    values (${hash})
    on conflict do nothing
  `
}

/** Whether the hash is that of a suppressed address. */
export async function isSuppressed(sql: Sql, hash: string): Promise<boolean> {
  const [row] = await sql`
    select
    from newsletter.suppressed_addresses
    where hash = ${hash}
  `
  return row !== undefined
}

/** Ends the suppression; an unknown hash is ignored. */
export async function endSuppression(sql: Sql, hash: string): Promise<void> {
  await sql`delete from newsletter.suppressed_addresses where hash = ${hash}`
}
