import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { openDatabase } from '../../../api/database/database.ts'
import { filesFolder } from '../../../api/files/open-files.ts'
import type { Pool } from '../../../modules/shared/transaction.ts'
import { newFolder } from '../../bench/processes/new-folder.ts'
import { newDatabase } from '../../bench/queries.ts'
import { ran } from '../../test/ran.ts'
import { differentTables } from '../backup/different-tables.ts'
import { type Image, npm, placeOf } from './follow.ts'

/** The payment provider is a process of its own here, whose tables production does not know. */
const isOfProvider = (table: string) => table.startsWith('test_payments.')

/** Moves the shop with one picture and its design into an empty place, by the commands of the image. Throws unless it is the same. */
export async function checkBackup(image: Image, sql: Pool, databaseUrl: string): Promise<void> {
  const { folder } = await newFolder()
  const run = (command: string, settings: Record<string, string>) =>
    ran(npm(command, '--', join(folder, 'shop.tar.zst')), placeOf(image, settings))
  await run('backup', { DATABASE_URL: databaseUrl })
  const restoredUrl = await newDatabase(databaseUrl, 'restored')
  await run('restore', { DATABASE_URL: restoredUrl, DATA_DIR: folder })
  const restored = openDatabase(restoredUrl, { max: 1 })
  const different = await differentTables(sql, restored)
  await restored.end({ timeout: 5 })
  const problems = different.filter((table) => !isOfProvider(table))
  if (problems.length > 0) throw new Error(`The restored shop differs: ${problems.join(', ')}`)
  const files = await readdir(filesFolder(folder))
  if (files.length !== 4)
    throw new Error(`The restored shop has ${files.length} files of a picture and its design`)
}
