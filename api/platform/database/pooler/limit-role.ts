import { inTransaction } from '../../../../modules/shared/transaction.ts'
import { openDatabase, sessionLimits } from '../database.ts'
import { lockRole, statementsForSettings } from './role-queries.ts'

/**
 * Gives the shop's role the time limits of a session, in its database. The sessions that a pooler opens from then on
 * have them: it refuses them when a process connects, and `set` would change one of its sessions for everybody.
 */
export async function limitRole(directUrl: string): Promise<void> {
  const sql = openDatabase(directUrl, { max: 1 })
  try {
    await inTransaction(sql, async (tx) => {
      await lockRole(tx)
      for (const statement of await statementsForSettings(tx, sessionLimits))
        await tx.unsafe(statement)
    })
  } finally {
    await sql.end({ timeout: 5 })
  }
}
