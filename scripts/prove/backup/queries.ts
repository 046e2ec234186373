import { numberOf, type Pool } from '../../../modules/shared/transaction.ts'

/** Adds paid customers' pictures whose files have these hashes. */
export const fillPictures = (sql: Pool, hashes: readonly string[]) => sql`
  insert into artwork.pictures (id, session_id, hash, form, width, height, used_at, is_ordered)
  select gen_random_uuid(), 'session_' || hash, hash, 'png', 1200, 1200, now(), true
  from unnest(${[...hashes]}::text[]) hash
`

/** Sessions that wait for one of a backup. */
export const waitingForBackup = (sql: Pool) =>
  numberOf(sql<{ waiting: number }[]>`
    select count(*)::int as waiting
    from pg_stat_activity waiting
    where wait_event_type = 'Lock'
      and exists (
        select
        from pg_stat_activity backup
        where backup.application_name = 'russpatcher backup'
          and backup.pid = any(pg_blocking_pids(waiting.pid))
      )
  `)

/**
 * Rows of each table, and a sum of their hashes, which does not depend on their order; without the series of numbers,
 * which a restore raises.
 */
export async function tableSums(sql: Pool): Promise<Record<string, string>> {
  const tables = await sql<{ name: string }[]>`
    select n.nspname || '.' || c.relname as name
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r'
      and n.nspname not in ('pg_catalog', 'information_schema')
      and n.nspname || '.' || c.relname !~ '^(jobs\\.(instance|queue_stats)|payments\\.document_series)'
  `
  const sums: Record<string, string> = {}
  for (const { name } of tables) {
    const [row] = await sql<{ sum: string }[]>`
      select count(*) || ' rows, ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as sum
      from ${sql(name)} t
    `
    sums[name] = row?.sum ?? ''
  }
  return sums
}
