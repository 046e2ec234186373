import type { Sql } from '../../modules/shared/transaction.ts'

/** The shop's tables in `public`, where others may have some, too. */
const publicTables = ['idempotency_keys', 'migrations', 'rate_limits']

/** Tables of pg-boss about running processes, and about statements that it has yet to run. */
const unkeptTables = ['instance', 'queue_stats', 'bam']

/** Whether a row of pg_class `c` in pg_namespace `n` is a table that a backup has. */
export const isShopTable = (sql: Sql, schemas: readonly string[]) => sql`
  c.relkind in ('r', 'p')
  and not c.relispartition
  and (
    n.nspname in ${sql(schemas)} and (n.nspname <> 'jobs' or c.relname not in ${sql(unkeptTables)})
    or n.nspname = 'public' and c.relname in ${sql(publicTables)}
  )
`

/** A table of the shop; undefined when there is none. */
export async function anyShopTable(
  sql: Sql,
  schemas: readonly string[],
): Promise<string | undefined> {
  const [table] = await sql<{ name: string }[]>`
    select n.nspname || '.' || c.relname as name
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where ${isShopTable(sql, schemas)}
    order by name
    limit 1
  `
  return table?.name
}

/** A table of anybody's, but of PostgreSQL and its extensions; undefined in an empty database. */
export async function anyTable(sql: Sql): Promise<string | undefined> {
  const [table] = await sql<{ name: string }[]>`
    select n.nspname || '.' || c.relname as name
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p')
      and n.nspname <> 'information_schema'
      and n.nspname !~ '^pg_'
      and not exists (
        select
        from pg_depend d
        where d.classid = 'pg_class'::regclass
          and d.objid = c.oid
          and d.deptype = 'e'
      )
    order by name
    limit 1
  `
  return table?.name
}
