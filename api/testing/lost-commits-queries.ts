import { inTransaction, type Pool, type Sql } from '../../modules/shared/transaction.ts'

const shopSchemas = [
  'catalogue',
  'artwork',
  'cart',
  'orders',
  'payments',
  'workshop',
  'checkout',
  'events',
  'post',
]

/**
 * A copy of the shop's tables, as a standby or a backup has it. The returned function puts it in their place, so that
 * all commits since are lost, and ids are given again. The provider's tables keep their rows.
 */
export async function copyOfShop(sql: Pool): Promise<() => Promise<void>> {
  const copy = `copy_${crypto.randomUUID().replaceAll('-', '')}`
  const tables = await tablesOf(sql)
  const sequences = await sql<{ name: string; last: string; isUsed: boolean }[]>`
    select
      format('%I.%I', schemaname, sequencename) as name,
      coalesce(last_value, start_value) as last,
      last_value is not null as "isUsed"
    from pg_sequences
    where schemaname = any(${shopSchemas})
  `
  await sql.unsafe(`create schema ${copy}`)
  await inTransaction(sql, async (tx) => {
    await tx`set transaction isolation level repeatable read`
    for (const [at, { name }] of tables.entries())
      await tx.unsafe(`create table ${copy}.t${at} as table ${name}`)
  })
  return () =>
    inTransaction(sql, async (tx) => {
      // Neither foreign keys nor triggers.
      await tx`set local session_replication_role = replica`
      for (const [at, { name, columns, isKeyed }] of tables.entries()) {
        const was = `${copy}.t${at}`
        // Rows of a keyed table differ, so that equal ones can stay: the indexes of products are slow.
        const lost = isKeyed ? `where present::text not in (select was::text from ${was} was)` : ''
        await tx.unsafe(`delete from ${name} present ${lost}`)
        await tx.unsafe(`
          insert into ${name} (${columns}) overriding system value
          select ${columns}
          from ${was} was
          where was::text not in (select present::text from ${name} present)
        `)
      }
      for (const { name, last, isUsed } of sequences)
        await tx`select setval(${name}::text, ${last}::bigint, ${isUsed})`
    })
}

/** The tables, with the columns that are written. */
const tablesOf = (sql: Sql) => sql<{ name: string; columns: string; isKeyed: boolean }[]>`
  select
    c.oid::regclass::text as name,
    string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns,
    exists (select from pg_index where indrelid = c.oid and indisprimary) as "isKeyed"
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace::regnamespace::text = any(${shopSchemas})
    and c.relkind = 'r'
    and a.attnum > 0
    and not a.attisdropped
    and a.attgenerated = ''
  group by c.oid
`
