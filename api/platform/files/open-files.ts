import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Files } from '../../../modules/shared/files.ts'
import { type Config, ConfigError } from '../settings/config.ts'
import { createFileStore } from './file-store.ts'
import { createFolderStore } from './folder-store.ts'
import { createS3Store } from './s3/s3-store.ts'
import { StoreAway, StoreRefusal } from './store.ts'
import { writableFolder } from './writable-folder.ts'

/** The folder of the files without FILES_URL. */
export const filesFolder = (dataDir: string): string => join(dataDir, 'custom-images')

/**
 * The files of the shop. While the store is away, the shop starts nevertheless: pages and orders do not need it. Throws
 * ConfigError when the store refuses the shop, or the folder takes no files.
 */
export async function openFiles(
  { filesStore, dataDir }: Pick<Config, 'filesStore' | 'dataDir'>,
  log: Pick<Logger, 'warn'>,
): Promise<Files> {
  if (!filesStore) await writableFolder(dataDir)
  const store = filesStore ? createS3Store(filesStore) : createFolderStore(filesFolder(dataDir))
  try {
    await store.prepare()
  } catch (error) {
    if (error instanceof StoreRefusal) throw new ConfigError(`FILES_URL: ${error.message}`)
    if (!(error instanceof StoreAway)) throw error
    log.warn({ reason: error.message }, 'The file store of FILES_URL is away')
  }
  return createFileStore(store)
}
