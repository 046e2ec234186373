import type { Pool } from '../../modules/shared/transaction.ts'

/** Schemas that libraries create. */
const foreign = ['jobs', 'pg_catalog', 'information_schema']

type Column = { relation: string; name: string; type: string; extra: string }
type Line = { relation: string; definition: string }

/** The database's tables, constraints, indexes, functions and triggers as SQL, in a stable order. */
export async function dumpSchema(sql: Pool): Promise<string> {
  const own = sql`n.nspname not in ${sql(foreign)} and n.nspname not like 'pg_%'`
  const columns = await sql<Column[]>`
    select
      c.oid::regclass::text as relation,
      a.attname as name,
      format_type(a.atttypid, a.atttypmod) as type,
      concat(
        case when a.attnotnull then ' not null' end,
        case a.attidentity when 'a' then ' generated always as identity' end,
        ' default ' || pg_get_expr(d.adbin, d.adrelid)
      ) as extra
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relkind = 'r' and ${own}
    order by 1, a.attnum
  `
  const constraints = await sql<Line[]>`
    select
      c.conrelid::regclass::text as relation,
      'constraint ' || c.conname || ' ' || pg_get_constraintdef(c.oid) as definition
    from pg_constraint c
    join pg_namespace n on n.oid = c.connamespace
    where c.contype <> 'n' and c.conrelid <> 0 and ${own}
    order by 1, c.contype desc, c.conname
  `
  const indexes = await sql<Line[]>`
    select i.indrelid::regclass::text as relation, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i
    join pg_class c on c.oid = i.indexrelid
    join pg_namespace n on n.oid = c.relnamespace
    where ${own} and not exists (select from pg_constraint k where k.conindid = i.indexrelid)
    order by 1, 2
  `
  const functions = await sql<Line[]>`
    select '' as relation, pg_get_functiondef(p.oid) as definition
    from pg_proc p
    join pg_namespace n on n.oid = p.pronamespace
    where ${own} and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    order by 2
  `
  const triggers = await sql<Line[]>`
    select t.tgrelid::regclass::text as relation, pg_get_triggerdef(t.oid) as definition
    from pg_trigger t
    join pg_class c on c.oid = t.tgrelid
    join pg_namespace n on n.oid = c.relnamespace
    where not t.tgisinternal and ${own}
    order by 1, 2
  `
  const tables = Map.groupBy(columns, ({ relation }) => relation)
  const of = (lines: readonly Line[], table: string) =>
    lines.filter(({ relation }) => relation === table).map(({ definition }) => definition)
  const blocks = [...tables].map(([table, fields]) => {
    const rows = [
      ...fields.map(({ name, type, extra }) => `${name} ${type}${extra}`),
      ...of(constraints, table),
    ]
    const statements = [...of(indexes, table), ...of(triggers, table)].map((line) => `${line};\n`)
    return `create table ${table} (\n  ${rows.join(',\n  ')}\n);\n${statements.join('')}`
  })
  const bodies = functions.map(({ definition }) => `${definition.trimEnd()};\n`)
  return `${[
    '-- Written by `npm run schema` for reference; only the migrations are executed.\n',
    ...bodies,
    ...blocks,
  ].join('\n')}`
}
