import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { reach } from '../platform/database/migration/migration-queries.ts'
import { openFiles } from '../platform/files/open-files.ts'
import type { Config } from '../platform/settings/config.ts'
import { shopSchemas } from '../start/shop-schemas.ts'
import { whileOpen } from '../start/with-database.ts'
import { refuseExisting, writeArchive } from './archive/write-archive.ts'
import { BackupError } from './backup-error.ts'
import { packShop, type Report } from './pack-shop.ts'
import { anyShopTable } from './shop-tables-queries.ts'

/**
 * Writes database and pictures into one file, consistent with each other, while the shop sells. Throws BackupError, and
 * leaves no file then.
 */
export async function backUp(
  config: Config,
  path: string,
  report: Report,
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
      return writeArchive(path, (add) => packShop({ sql, files, report }, add), signal)
    })
    const seconds = (performance.now() - began) / 1000
    report(`${path} is complete: ${(bytes / 1e6).toFixed(1)} MB in ${seconds.toFixed(1)} s`)
  } catch (error) {
    throw BackupError.of('The backup', error)
  }
}
