import type { Readable } from 'node:stream'
import type { Sql, Transaction } from '../../modules/shared/transaction.ts'
import { nameOf, type Sequence, type Table } from './manifest.ts'
import { isShopTable } from './shop-tables-queries.ts'

/**
 * Lifts the time limits of the transaction, except for locks, makes values in text independent of the server's settings,
 * and names the session for whoever looks at a long transaction. Takes no snapshot.
 */
export const prepareTransaction = (tx: Transaction) =>
  tx`
    set local statement_timeout = 0;
    set local idle_in_transaction_session_timeout = 0;
    set local lock_timeout = '60s';
    set local datestyle = 'ISO';
    set local intervalstyle = 'postgres';
    set local extra_float_digits = 3;
    set local application_name = 'russpatcher backup'
  `.simple()

/** Keeps the definitions of tables until the transaction ends. Blocks nothing but changes of them; takes no snapshot. */
export const lockTables = (tx: Transaction, tables: readonly Table[]) => tx`
  lock table ${tx(tables.map(nameOf))} in access share mode
`

/** The shop's tables with their stored columns, each after those that it references. */
export const shopTables = (sql: Sql, schemas: readonly string[]) => sql<Table[]>`
  with recursive reference as (
    select
      coalesce(pg_partition_root(conrelid), conrelid) as child,
      coalesce(pg_partition_root(confrelid), confrelid) as parent
    from pg_constraint
    where contype = 'f'
  ),
  place (id, depth) as (
    select oid::regclass, 0
    from pg_class
    where relkind in ('r', 'p')
    union
    select child, depth + 1
    from place
    join reference on parent = id and child <> parent
    where depth < 50
  )
  select
    n.nspname as schema,
    c.relname as name,
    array(
      select a.attname::text
      from pg_attribute a
      where a.attrelid = c.oid
        and a.attnum > 0
        and not a.attisdropped
        and a.attgenerated = ''
      order by a.attnum
    ) as columns
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  where ${isShopTable(sql, schemas)}
  order by (select max(depth) from place where id = c.oid), schema, name
`

/** The sequences of the tables that have given a number, with the last one. It may be ahead of the snapshot. */
export const shopSequences = (sql: Sql, schemas: readonly string[]) => sql<Sequence[]>`
  select schema, name, last::text
  from (${sequencesOf(sql, schemas)}) sequence
  where last is not null
`

/** A query: the sequences of the shop's tables; `last` is null where none has been given. */
export const sequencesOf = (sql: Sql, schemas: readonly string[]) => sql`
  select d.objid::regclass as id, s.schemaname as schema, s.sequencename as name, s.last_value as last
  from pg_sequences s
  join pg_depend d
    on d.objid = format('%I.%I', s.schemaname, s.sequencename)::regclass
    and d.deptype in ('a', 'i')
  join pg_class c on c.oid = d.refobjid
  join pg_namespace n on n.oid = c.relnamespace
  where ${isShopTable(sql, schemas)}
`

/** The table's rows in COPY's text format. */
export const rowsOut = (tx: Transaction, table: Table): Promise<Readable> =>
  tx`
  copy (select ${tx(table.columns)} from ${tx(nameOf(table))}) to stdout
`.readable()
