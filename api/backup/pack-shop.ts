import { filesOfPictures } from '../../modules/artwork/index.ts'
import { filesOfPhotos } from '../../modules/catalogue/index.ts'
import { keepFiles } from '../../modules/shared/file-lock-queries.ts'
import type { FileNames, Files } from '../../modules/shared/files.ts'
import type { Pool } from '../../modules/shared/transaction.ts'
import { shopSchemas } from '../start/shop-schemas.ts'
import type { AddEntry } from './archive/write-archive.ts'
import { packDatabase } from './pack-database.ts'
import { packPictures } from './pack-pictures.ts'
import { lockTables, prepareTransaction, shopTables } from './snapshot-queries.ts'

/** Receives a line for people about what has been done. */
export type Report = (line: string) => void

type Source = { sql: Pool; files: Files; report: Report }

/**
 * Adds the database, and the pictures that its rows name, as they are at one time.
 *
 * Files are written before the rows that name them, and none is deleted while they are locked. The lock is older than
 * the snapshot, so each file that the snapshot names is still there.
 */
export async function packShop({ sql, files, report }: Source, add: AddEntry): Promise<void> {
  await sql.begin(async (keeper) => {
    await prepareTransaction(keeper)
    await keepFiles(keeper)
    const names = await packSnapshot(sql, report, add)
    const { added, missing } = await packPictures(files, names, add)
    report(`${added} pictures`)
    if (missing.length > 0)
      report(`Warning: the file store lacks ${missing.length} more, such as ${missing[0]}`)
    // If the connection was lost, and the lock with it, the commit fails.
  })
}

/** The snapshot ends with the tables, so that it does not hold up vacuum and migrations while pictures are read. */
async function packSnapshot(sql: Pool, report: Report, add: AddEntry): Promise<FileNames[]> {
  const tables = await shopTables(sql, await shopSchemas())
  const refusals: unknown[] = []
  const noted: AddEntry = (name, bytes) =>
    add(name, bytes).catch((error: unknown) => {
      refusals.push(error)
      throw error
    })
  const packed = sql.begin('isolation level repeatable read read only', async (tx) => {
    await prepareTransaction(tx)
    // Before the snapshot: the rows of a table that is rewritten after it would be lost.
    await lockTables(tx, tables)
    const { tables: count, rows } = await packDatabase(tx, noted)
    report(`${count} tables with ${rows} rows`)
    return [...(await filesOfPhotos(tx)), ...(await filesOfPictures(tx))]
  })
  return (await packed.catch((error: unknown) => {
    // A copy that is abandoned halfway closes the connection, so the rollback may fail too and hide the cause.
    throw refusals[0] ?? error
  })) as FileNames[]
}
