import type { Writable } from 'node:stream'
import type { Transaction } from '../../modules/shared/transaction.ts'
import { nameOf, type Sequence, type Table } from './manifest.ts'

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

/** Has migrations that were left out be applied later. */
export const forgetMigrations = (tx: Transaction, numbers: readonly number[]) => tx`
  delete from public.migrations
  where number = any(${[...numbers]}::int[])
`

/** Counts the rows for the planner, as autovacuum would do later. */
export const analyze = (tx: Transaction) => tx`analyze`
