import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { reach } from '../database/migration/migration-queries.ts'
import { whileOpen } from '../database/with-database.ts'
import { openFiles } from '../files/open-files.ts'
import { refuseExisting, writeArchive } from './archive/write-archive.ts'
import { BackupError } from './backup-error.ts'
import { packShop, type Tell } from './pack-shop.ts'
import { shopSchemas } from './shop-schemas.ts'
import { anyShopTable } from './shop-tables-queries.ts'

/**
 * Writes database and pictures into one file, consistent with each other, while the shop sells. Throws BackupError, and
 * leaves no file then.
 */
export async function backUp(
  config: Config,
  path: string,
  tell: Tell,
  signal: AbortSignal,
): Promise<void> {
  const began = performance.now()
  try {
    await refuseExisting(path)
    if (!config.databaseUrl && !existsSync(join(config.dataDir, 'postgres/PG_VERSION')))
      throw new BackupError(`There is no shop in ${config.dataDir}`)
    const files = await openFiles(config, { warn: () => undefined })
    const bytes = await whileOpen(config, async (sql) => {
      await reach(sql)
      if (!(await anyShopTable(sql, await shopSchemas())))
        throw new BackupError('There is no shop in the database')
      return writeArchive(path, (add) => packShop({ sql, files, tell }, add), signal)
    })
    const seconds = (performance.now() - began) / 1000
    tell(`${path} is complete: ${(bytes / 1e6).toFixed(1)} MB in ${seconds.toFixed(1)} s`)
  } catch (error) {
    throw BackupError.of('The backup', error)
  }
}
