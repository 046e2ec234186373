import type { Pool } from '../../modules/shared/transaction.ts'
import type { Config } from '../config.ts'
import { openDatabase } from './database.ts'
import { type MigrateOptions, migrate } from './migrate.ts'
import { MigrationError } from './migration/migration-error.ts'

/**
 * Opens and migrates the configured database, past a pooler, or the embedded one; closes it after the work. Throws
 * MigrationError.
 */
export const withDatabase = (config: Config, work: (sql: Pool) => Promise<unknown>) =>
  whileOpen(config, async (sql) => {
    await migrate(sql, { tell: console.error }).catch((error) => {
      throw MigrationError.of('The migration', error)
    })
    await work(sql)
  })

/**
 * Migrates the configured database, or the embedded one: see `migrate` for `tell` and `signal`. Throws MigrationError,
 * with the signal's reason as its cause when it has aborted.
 */
export async function migrateDatabase(
  config: Config,
  options: Pick<MigrateOptions, 'tell' | 'signal'>,
): Promise<void> {
  try {
    await whileOpen(config, (sql) => migrate(sql, options))
  } catch (error) {
    throw MigrationError.of('The migration', error)
  }
}

/** Opens the configured database, past a pooler, or the embedded one; closes it after the work. */
export async function whileOpen<Answer>(
  config: Config,
  work: (sql: Pool) => Promise<Answer>,
): Promise<Answer> {
  const url = config.directUrl ?? config.databaseUrl
  const embedded = url ? undefined : await startEmbedded(config.dataDir)
  const sql = openDatabase(url ?? embedded?.url ?? '')
  try {
    return await work(sql)
  } finally {
    await sql.end({ timeout: 5 })
    await embedded?.stop()
  }
}

/** Loaded only when it is used: production's image lacks it. */
async function startEmbedded(folder: string) {
  const { startEmbeddedPostgres } = await import('../embedded/postgres.ts')
  return startEmbeddedPostgres(folder)
}
