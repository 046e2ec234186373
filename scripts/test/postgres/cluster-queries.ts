import type { Pool } from '../../../modules/shared/transaction.ts'
import { until } from '../../rehearsal/until.ts'

/** Makes a standby the primary; returns when it takes writes. */
export async function promote(sql: Pool): Promise<void> {
  await sql`select pg_promote(true, 60)`
}

/** Resolves when the standby has what this primary has committed. Throws after ten seconds. */
export const caughtUp = (sql: Pool): Promise<void> =>
  until(10_000, async () => {
    const [row] = await sql<{ isSo: boolean }[]>`
      select coalesce(bool_and(flush_lsn >= pg_current_wal_lsn()), false) as "isSo"
      from pg_stat_replication
    `
    return row?.isSo ?? false
  })

/** Lets a standby receive nothing any more. */
export async function stopReceiving(sql: Pool): Promise<void> {
  await sql`alter system set primary_conninfo = ''`
  await sql`select pg_reload_conf()`
}

/** Runs `copy` while the server's files may be copied; returns the file that has to lie beside the copy. */
export async function whileCopying(sql: Pool, copy: () => Promise<void>): Promise<string> {
  const session = await sql.reserve()
  try {
    await session`select pg_backup_start('standby', true)`
    await copy()
    const [row] = await session<{ label: string }[]>`
      select labelfile as label
      from pg_backup_stop(false)
    `
    return row?.label ?? ''
  } finally {
    session.release()
  }
}
