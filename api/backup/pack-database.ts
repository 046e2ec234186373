import type { Transaction } from '../../modules/shared/transaction.ts'
import { appliedMigrations } from '../platform/database/migration/migration-queries.ts'
import { storedQueueVersion } from '../platform/queue/queue-queries.ts'
import { queueVersion } from '../platform/queue/queue-schema.ts'
import { shopSchemas } from '../start/shop-schemas.ts'
import type { AddEntry } from './archive/write-archive.ts'
import { BackupError } from './backup-error.ts'
import { inParts, rowsIn } from './copy-text.ts'
import { format, type Manifest, manifestName, tableFolder } from './manifest.ts'
import { rowsOut, shopSequences, shopTables } from './snapshot-queries.ts'

/** Adds the manifest and all tables of the transaction's snapshot. Returns how many tables and rows there are. */
export async function packDatabase(
  tx: Transaction,
  add: AddEntry,
): Promise<{ tables: number; rows: number }> {
  const schemas = await shopSchemas()
  const tables = await shopTables(tx, schemas)
  const manifest: Manifest = {
    format,
    at: new Date().toISOString(),
    migrations: (await appliedMigrations(tx)).map(({ number, name }) => ({ number, name })),
    queue: await queueOf(tx),
    tables: [...tables],
    sequences: [...(await shopSequences(tx, schemas))],
  }
  await add(manifestName, Buffer.from(JSON.stringify(manifest, undefined, 2)))
  let rows = 0
  for (const table of tables) {
    let part = 0
    for await (const bytes of inParts(await rowsOut(tx, table))) {
      rows += rowsIn(bytes)
      part += 1
      await add(tableFolder(table) + String(part).padStart(6, '0'), bytes)
    }
  }
  return { tables: tables.length, rows }
}

/** The queue's schema of another version may not fit the rows. */
async function queueOf(tx: Transaction): Promise<Manifest['queue']> {
  const version = await storedQueueVersion(tx)
  if (version === undefined) return null
  if (version === queueVersion()) return { version }
  throw new BackupError(
    `The job queue has schema ${version}, and this version of the shop knows ${queueVersion()}: back up with the version that runs`,
  )
}
