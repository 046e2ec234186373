import type { Files } from '../../modules/shared/files.ts'
import { inTransaction, type Pool, type Transaction } from '../../modules/shared/transaction.ts'
import { reach, tryLockInTransaction } from '../platform/database/migration/migration-queries.ts'
import { filesFolder, openFiles } from '../platform/files/open-files.ts'
import type { Config } from '../platform/settings/config.ts'
import { shopSchemas } from '../start/shop-schemas.ts'
import { migrateOpen, whileOwned } from '../start/with-database.ts'
import { BackupError } from './backup-error.ts'
import { buildSchema } from './build-schema.ts'
import { loadBackup } from './load-backup.ts'
import { type Manifest, nameOf } from './manifest.ts'
import type { Report } from './pack-shop.ts'
import { checkBackup } from './refusals/check-backup.ts'
import { refuseStrangeQueue, refuseUnknownTables } from './refusals/refuse-unknown.ts'
import * as queries from './restore-queries.ts'
import { anyTable } from './shop-tables-queries.ts'
import { skipNumbers } from './skip-numbers.ts'
import { prepareTransaction } from './snapshot-queries.ts'

/**
 * Restores database and pictures from a backup into an empty place, and migrates them to this version of the shop.
 * Throws BackupError or ConfigError; then the place is as empty as before, unless the message tells what is left.
 */
export async function restore(
  config: Config,
  path: string,
  report: Report,
  signal: AbortSignal,
): Promise<void> {
  const began = performance.now()
  try {
    const { manifest: whole, rows, pictures } = await checkBackup(path)
    const { tables, at } = whole
    report(`${path} is whole: ${tables.length} tables with ${rows} rows and ${pictures} pictures`)
    report(`It is of ${at}`)
    const manifest = knownIn(whole, await shopSchemas(), report)
    const files = await openFiles(config, { warn: () => undefined })
    await refuseUsedStore(files, config)
    await whileOwned(config, async (sql) => {
      await reach(sql)
      const numbers = await restoreAll({ sql, files, path, manifest, signal })
      report(numbers)
      await complete(config, sql, report)
    })
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    report(`Restored in ${seconds} s. Queued mails will be sent when a worker starts`)
  } catch (error) {
    throw BackupError.of('The restore', error)
  }
}

/** Production's image has no stand-ins, so it leaves out those of a demo. */
function knownIn(manifest: Manifest, schemas: readonly string[], report: Report): Manifest {
  const isKnown = ({ schema }: { schema: string }) =>
    schema === 'public' || schemas.includes(schema)
  const unknown = manifest.tables.filter((table) => !isKnown(table)).map(nameOf)
  if (unknown.length > 0) report(`Without the tables of stand-ins: ${unknown.join(', ')}`)
  const { tables, sequences } = manifest
  return { ...manifest, tables: tables.filter(isKnown), sequences: sequences.filter(isKnown) }
}

async function refuseUsedStore(files: Files, { filesStore, dataDir }: Config): Promise<void> {
  const place = filesStore ? `bucket ${filesStore.bucket}` : `folder ${filesFolder(dataDir)}`
  const name = await files.any()
  if (name)
    throw new BackupError(`The ${place} is not empty: it has ${name}. Restore into an empty place`)
}

type Restoring = {
  sql: Pool
  files: Files
  path: string
  manifest: Manifest
  signal: AbortSignal
}

/**
 * All or nothing: the pictures are written before the database commits, and removed when it cannot. Returns what
 * `skipNumbers` does.
 */
async function restoreAll({ sql, files, path, manifest, signal }: Restoring) {
  const written: string[] = []
  let isLoaded = false
  try {
    return await inTransaction(sql, async (tx) => {
      await prepareTransaction(tx)
      await refuseUsedDatabase(tx)
      const leftOut = await buildSchema(tx, manifest)
      // The plan of pg-boss has set its own limits.
      await prepareTransaction(tx)
      await refuseUnknownTables(tx, manifest)
      await queries.clearTables(tx, manifest.tables)
      await loadBackup({ path, tables: manifest.tables, tx, files, signal }, written)
      await queries.completeTables(tx, manifest.tables)
      if (manifest.queue) await refuseStrangeQueue(tx)
      for (const sequence of manifest.sequences) await queries.continueSequence(tx, sequence)
      const numbers = await skipNumbers(tx, { at: new Date(manifest.at), now: new Date() })
      await queries.forgetMigrations(tx, leftOut)
      isLoaded = true
      return numbers
    })
  } catch (error) {
    const { message } = BackupError.of('The restore', error)
    if (isLoaded)
      throw new BackupError(
        `${message}. The answer to the commit was lost: if the database has tables, all is restored`,
      )
    await removeAll(files, written).catch(() => {
      throw new BackupError(`${message}. Up to ${written.length} pictures are left: remove them`)
    })
    throw error
  }
}

async function refuseUsedDatabase(tx: Transaction): Promise<void> {
  if (!(await tryLockInTransaction(tx)))
    throw new BackupError('Another process is migrating this database')
  const table = await anyTable(tx)
  if (table)
    throw new BackupError(`The database is not empty: it has ${table}. Restore into an empty place`)
}

async function removeAll(files: Files, names: readonly string[]): Promise<void> {
  for (const name of names) await files.remove(name)
}

async function complete(config: Config, sql: Pool, report: Report): Promise<void> {
  try {
    await migrateOpen(config, sql, { report })
    await inTransaction(sql, async (tx) => {
      await prepareTransaction(tx)
      await queries.analyze(tx)
    })
  } catch (error) {
    const { message } = BackupError.of('The migration', error)
    throw new BackupError(`All is restored as it was, but ${message}. Run npm run migrate`)
  }
}
