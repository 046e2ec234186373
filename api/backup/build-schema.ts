import type { Transaction } from '../../modules/shared/transaction.ts'
import { migrationsBelow, modules } from '../platform/database/migration/files.ts'
import {
  hasOperators,
  prepareMigrations,
} from '../platform/database/migration/migration-queries.ts'
import { queuePlan } from '../platform/queue/queue-schema.ts'
import { paymentStandIn } from '../start/payment-stand-in.ts'
import type { Manifest } from './manifest.ts'

/**
 * Recreates the schema that the backup names within this transaction, by this version's own statements. The database has
 * no users yet, so indexes are not created concurrently. Returns the migrations that were skipped because PostgreSQL
 * lacks the extension pg_trgm.
 */
export async function buildSchema(tx: Transaction, manifest: Manifest): Promise<number[]> {
  const leftOut: number[] = []
  const applied = new Set(manifest.migrations.map(({ number }) => number))
  await prepareMigrations(tx)
  for (const migration of await migrationsBelow(modules)) {
    if (!applied.has(migration.number)) continue
    if (await hasOperators(tx, migration))
      await tx.unsafe(migration.sql.replaceAll(/\bindex concurrently\b/g, 'index'))
    else leftOut.push(migration.number)
  }
  if (manifest.queue) await tx.unsafe(queuePlan(manifest.queue.version))
  const standIn = await paymentStandIn()
  if (manifest.tables.some(({ schema }) => schema === standIn?.schema))
    await standIn?.createSchema(tx)
  return leftOut
}
