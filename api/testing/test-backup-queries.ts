import { inTransaction, type Pool } from '../../modules/shared/transaction.ts'

/** All rows of all tables, by table, but of the series of numbers and the libraries' notes about running processes. */
export async function allRows(sql: Pool): Promise<Record<string, string[]>> {
  const tables = await sql<{ name: string }[]>`
    select n.nspname || '.' || c.relname as name
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r'
      and n.nspname not in ('pg_catalog', 'information_schema')
      and n.nspname || '.' || c.relname !~ '^(jobs\\.(instance|queue_stats|bam)|payments\\.document_series)'
    order by 1
  `
  const rows: Record<string, string[]> = {}
  for (const { name } of tables) {
    const found = await sql<{ row: string }[]>`
      select to_jsonb(t)::text as row
      from ${sql(name)} t
      order by 1
    `
    rows[name] = found.map(({ row }) => row)
  }
  return rows
}

/** Facts that decide the behaviour of the tables: indexes and constraints of the queue, triggers that fire. */
export const behaviour = (sql: Pool) => sql<{ fact: string }[]>`
  select pg_get_indexdef(indexrelid) as fact
  from pg_index i
  join pg_class c on c.oid = i.indexrelid
  where c.relnamespace = 'jobs'::regnamespace
    and c.relname !~ '^queue_stats'
  union all
  select conrelid::regclass || ' ' || pg_get_constraintdef(oid)
  from pg_constraint
  where connamespace = 'jobs'::regnamespace
    and conrelid::regclass::text !~ 'queue_stats'
  union all
  select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text
  from pg_trigger
  where not tgisinternal
  order by fact
`

/** The last number of each sequence and series, by name; 0 where none has been given. */
export async function lastNumbers(sql: Pool): Promise<Record<string, number>> {
  const rows = await sql<{ name: string; last: number }[]>`
    select schemaname || '.' || sequencename as name, coalesce(last_value, 0)::int as last
    from pg_sequences
    where schemaname <> 'information_schema'
    union all
    select kind, last
    from payments.document_series
  `
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]))
}

/** The tables, but of PostgreSQL. */
export const tablesIn = (sql: Pool) => sql<{ name: string }[]>`
  select oid::regclass::text as name
  from pg_class
  where relkind in ('r', 'p')
    and relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
`

/** Adds a picture whose files have this hash. */
export const addImage = (sql: Pool, hash: string) => sql`
  insert into artwork.pictures (id, session_id, hash, form, width, height, used_at)
  values (gen_random_uuid(), 'session_1763676000000_a', ${hash}, 'png', 30, 20, now())
`

/** The numbers of the applied migrations. */
export async function appliedMigrations(sql: Pool): Promise<number[]> {
  const rows = await sql<{ number: number }[]>`select number from public.migrations order by number`
  return rows.map(({ number }) => number)
}

/** Empties a table, unless another transaction uses it. */
export const emptied = (sql: Pool) =>
  inTransaction(sql, async (tx) => {
    await tx`set local lock_timeout = 50`
    await tx`truncate contact.messages`
  })

/** Ends the sessions of backups that keep the files. */
export const endKeepers = (sql: Pool) => sql`
  select pg_terminate_backend(pid)
  from pg_locks
  where locktype = 'advisory'
    and mode = 'ShareLock'
    and database = (select oid from pg_database where datname = current_database())
`

/** Adds messages of a megabyte each. */
export const fillMessages = (sql: Pool, count: number) => sql`
  insert into contact.messages (name, email, message, received_at)
  select 'Kari', 'kari@example.com', repeat('x', 1000000), now()
  from generate_series(1, ${count}::int)
`

/** Transactions of backups. */
export async function backupSessions(sql: Pool): Promise<number> {
  const { length } = await sql`
    select
    from pg_stat_activity
    where datname = current_database()
      and application_name = 'russpatcher backup'
      and state <> 'idle'
  `
  return length
}
