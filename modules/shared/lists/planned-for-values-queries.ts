import { inTransaction, type Pool, type Transaction } from '../transaction.ts'

/**
 * Runs the queries of a list in a transaction in which PostgreSQL plans each for the values searched for. By itself it
 * plans a repeated statement for any value, though a common text and a rare one need different plans.
 */
export const plannedForValues = <Found>(
  pool: Pool,
  find: (tx: Transaction) => Promise<Found>,
): Promise<Found> =>
  inTransaction(pool, async (tx) => {
    await tx`set local plan_cache_mode = force_custom_plan`
    return find(tx)
  })
