import type { Sql } from '../../../modules/shared/transaction.ts'
import { storedQueueVersion } from './queue-queries.ts'
import { queueMigration, queuePlan, queueVersion } from './queue-schema.ts'

/**
 * Creates pg-boss's schema, or migrates it to this release's version, within a transaction. Does nothing where it is that
 * or a later one. So no process of the shop has to when it starts.
 */
export async function migrateQueue(tx: Sql): Promise<void> {
  const version = await storedQueueVersion(tx)
  if (version === undefined) await tx.unsafe(queuePlan(queueVersion()))
  else if (version < queueVersion()) await tx.unsafe(queueMigration(version))
}
