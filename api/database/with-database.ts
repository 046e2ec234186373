import type { Config } from '../../api/config.ts'
import { openDatabase } from '../../api/database/database.ts'
import { migrate } from '../../api/database/migrate.ts'
import { startEmbeddedPostgres } from '../../api/embedded/postgres.ts'
import type { Pool } from '../../modules/shared/transaction.ts'

/** Opens and migrates the configured database, or the embedded one, and closes it after the work. */
export async function withDatabase(
  config: Config,
  work: (sql: Pool) => Promise<unknown>,
): Promise<void> {
  const embedded = config.databaseUrl ? undefined : await startEmbeddedPostgres(config.dataDir)
  const sql = openDatabase(config.databaseUrl ?? embedded?.url ?? '')
  try {
    await migrate(sql)
    await work(sql)
  } finally {
    await sql.end({ timeout: 5 })
    await embedded?.stop()
  }
}
