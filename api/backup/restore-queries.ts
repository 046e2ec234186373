import type { Writable } from 'node:stream'
import type { Transaction } from '../../modules/shared/transaction.ts'
import { nameOf, type Sequence, type Table } from './manifest.ts'
import { sequencesOf } from './snapshot-queries.ts'

/** Empties the tables, and has no trigger of the shop fire: the rows that triggers write are restored as well. */
export async function clearTables(tx: Transaction, tables: readonly Table[]): Promise<void> {
  for (const table of tables) await tx`alter table ${tx(nameOf(table))} disable trigger user`
  await tx`truncate ${tx(tables.map(nameOf))}`
}

/** Takes the table's rows in COPY's text format. */
export const rowsInto = (tx: Transaction, table: Table): Promise<Writable> =>
  tx`
  copy ${tx(nameOf(table))} (${tx(table.columns)}) from stdin
`.writable()

/** Checks the constraints that are deferred, and has the triggers fire again. */
export async function completeTables(tx: Transaction, tables: readonly Table[]): Promise<void> {
  await tx`set constraints all immediate`
  for (const table of tables) await tx`alter table ${tx(nameOf(table))} enable trigger user`
}

/** Lets a sequence go on after its last number. */
export const continueSequence = (tx: Transaction, { schema, name, last }: Sequence) => tx`
  select setval(format('%I.%I', ${schema}::text, ${name}::text)::regclass, ${last}::bigint)
`

/** Leaves out the next `gap` numbers of all sequences of the shop's tables. */
export const skipIds = (tx: Transaction, schemas: readonly string[], gap: number) => tx`
  select setval(id, coalesce(last, 0) + ${gap}::bigint)
  from (${sequencesOf(tx, schemas)}) sequence
`

/**
 * A queue whose name or table is more than a name; undefined when there is none. pg-boss repeats both in its statements
 * without quoting them.
 */
export async function strangeQueue(tx: Transaction): Promise<string | undefined> {
  const [queue] = await tx<{ name: string }[]>`
    select name
    from jobs.queue
    where name !~ '^[A-Za-z0-9_./-]+$'
      or table_name <> 'job_common'
      or partition
      or policy !~ '^[a-z_]+$'
    limit 1
  `
  return queue?.name
}

/** Has migrations that were left out be applied later. */
export const forgetMigrations = (tx: Transaction, numbers: readonly number[]) => tx`
  delete from public.migrations
  where number = any(${[...numbers]}::int[])
`

/** Counts the rows for the planner, as autovacuum would do later. */
export const analyze = (tx: Transaction) => tx`analyze`
