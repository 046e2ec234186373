import { hasRow, type Sql } from '../../shared/transaction.ts'

/** Stores the hash of a suppressed address. */
export async function suppress(sql: Sql, hash: string): Promise<void> {
  await sql`
    insert into newsletter.suppressed_addresses (hash)
    values (${hash})
    on conflict do nothing
  `
}

/** Whether the hash is that of a suppressed address. */
export const isSuppressed = (sql: Sql, hash: string) =>
  hasRow(sql`
    select
    from newsletter.suppressed_addresses
    where hash = ${hash}
  `)

/** Ends the suppression; an unknown hash is ignored. */
export async function endSuppression(sql: Sql, hash: string): Promise<void> {
  await sql`delete from newsletter.suppressed_addresses where hash = ${hash}`
}
