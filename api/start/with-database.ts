import type { Pool, Transaction } from '../../modules/shared/transaction.ts'
import { openDatabase } from '../platform/database/database.ts'
import { type MigrateOptions, migrate } from '../platform/database/migrate.ts'
import { MigrationError } from '../platform/database/migration/migration-error.ts'
import { grantUse } from '../platform/database/roles/grant-queries.ts'
import { migrateQueue } from '../platform/queue/migrate-queue.ts'
import type { Config } from '../platform/settings/config.ts'
import { userOf } from '../platform/settings/database-hosts.ts'
import { shopSchemas } from './shop-schemas.ts'

type Reporting = Pick<MigrateOptions, 'report' | 'signal'>

/**
 * Opens and migrates the configured database, past a pooler, or the embedded one; closes it after the work. Throws
 * MigrationError.
 */
export const withDatabase = (config: Config, work: (sql: Pool) => Promise<unknown>) =>
  whileOpen(config, async (sql) => {
    await (config.ownerUrl
      ? migrateDatabase(config, { report: console.error })
      : migrateOpen(config, sql, { report: console.error }))
    await work(sql)
  })

/**
 * Migrates the configured database as its owner, or the embedded one: see `migrate` for `report` and `signal`. Throws
 * MigrationError, with the signal's reason as its cause when it has aborted.
 */
export async function migrateDatabase(config: Config, options: Reporting): Promise<void> {
  try {
    await whileOwned(config, (sql) => migrateOpen(config, sql, options))
  } catch (error) {
    throw MigrationError.of('The migration', error)
  }
}

/**
 * Migrates an open database with the job queue's schema. Where the owner is not the shop's user, that user gets the
 * rights to use what there is. Throws MigrationError.
 */
export async function migrateOpen(
  { databaseUrl, ownerUrl, dataDir }: Config,
  sql: Pool,
  options: Reporting,
): Promise<void> {
  async function complete(tx: Transaction): Promise<void> {
    await migrateQueue(tx)
    const [user, owner] = [databaseUrl, ownerUrl].map((url) => url && userOf(url))
    if (user && owner && user !== owner) await grantUse(tx, user, await shopSchemas())
  }
  const embeddedIn = databaseUrl ? undefined : dataDir
  try {
    await migrate(sql, { ...options, embeddedIn, complete })
  } catch (error) {
    throw MigrationError.of('The migration', error)
  }
}

/** As `whileOpen`, by the connection of the database's owner where there is one. */
export const whileOwned = <Answer>(config: Config, work: (sql: Pool) => Promise<Answer>) =>
  whileOpen({ ...config, directUrl: config.ownerUrl ?? config.directUrl }, work)

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
  const { startEmbeddedPostgres } = await import('../stand-ins/database/postgres.ts')
  return startEmbeddedPostgres(folder)
}
