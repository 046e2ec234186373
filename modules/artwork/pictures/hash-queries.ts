import { hasRow, isTrue, type Sql, type Transaction } from '../../shared/transaction.ts'

/**
 * Keeps the files of these hashes until the transaction ends. False when one of them is being deleted. Shared, and
 * without a wait: many calls about one picture hold connections no longer than calls about different ones.
 */
export const keptHashes = (sql: Sql, hashes: readonly string[]) =>
  isTrue(sql<{ are: boolean }[]>`
    select coalesce(bool_and(pg_try_advisory_xact_lock_shared(hashtextextended(hash, 0))), true) as are
    from unnest(${[...hashes]}::text[]) hash
  `)

/** Whether this transaction may delete the files of the hash: false while another one keeps them. */
export const mayDeleteHash = (tx: Transaction, hash: string) =>
  isTrue(tx<{ may: boolean }[]>`
    select pg_try_advisory_xact_lock(hashtextextended(${hash}, 0)) as may
  `)

/** Whether this transaction may store the files for production of the hash: false while another one does. */
export const mayMakeHash = (tx: Transaction, hash: string) =>
  isTrue(tx<{ may: boolean }[]>`
    select pg_try_advisory_xact_lock(hashtextextended(${hash}, 1)) as may
  `)

/** Whether the files for the production of the design with this hash are stored. */
export const isHashMade = (sql: Sql, hash: string) =>
  hasRow(sql`
    select
    from artwork.pictures
    where hash = ${hash}
      and is_made
    limit 1
  `)

/** Notes that the files for the production of the design with this hash are stored. */
export async function markMade(sql: Sql, hash: string): Promise<void> {
  await sql`
    update artwork.pictures
    set is_made = true
    where hash = ${hash}
  `
}

/** Whether any row still uses the files of this hash. */
export const isHashNeeded = (sql: Sql, hash: string) =>
  hasRow(sql`
    select
    from artwork.pictures
    where hash = ${hash}
    limit 1
  `)
