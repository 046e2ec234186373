import type { Transaction } from '../../../modules/shared/transaction.ts'
import { shopSchemas } from '../../start/shop-schemas.ts'
import { BackupError } from '../backup-error.ts'
import { type Manifest, nameOf } from '../manifest.ts'
import { strangeQueue } from '../restore-queries.ts'
import { shopTables } from '../snapshot-queries.ts'

/** Throws BackupError unless the built schema has all tables and columns of the backup, whose names go into statements. */
export async function refuseUnknownTables(tx: Transaction, { tables }: Manifest): Promise<void> {
  const built = await shopTables(tx, await shopSchemas())
  const columnsOf = new Map(built.map((table) => [nameOf(table), table.columns]))
  const unknown = tables.find((table) => {
    const known = columnsOf.get(nameOf(table)) ?? []
    return table.columns.length === 0 || !table.columns.every((column) => known.includes(column))
  })
  if (unknown) throw foreign(`table ${JSON.stringify(nameOf(unknown))}, or columns of it,`)
}

/** Throws BackupError when a restored row would have pg-boss run more than its own statements. */
export async function refuseStrangeQueue(tx: Transaction): Promise<void> {
  const name = await strangeQueue(tx)
  if (name !== undefined) throw foreign(`job queue ${JSON.stringify(name)}`)
}

/** A backup that has what no shop of this version has: `what` names it. */
export const foreign = (what: string) =>
  new BackupError(`The backup is not this shop's: its ${what} cannot be the shop's`)
