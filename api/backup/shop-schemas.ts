import type { Transaction } from '../../modules/shared/transaction.ts'
import { codeOf } from '../database/database.ts'

/** The schemas of the modules, of the staff log and of the job queue. */
const own = ['admin', 'cart', 'catalogue', 'checkout', 'contact', 'jobs', 'log', 'newsletter']

/** The schema of a stand-in, which a demo's backup has too. */
type StandIn = { schema: string; createSchema(tx: Transaction): Promise<void> }

/** The built-in payment provider. Undefined in production's image, which has no stand-ins. */
export async function paymentStandIn(): Promise<StandIn | undefined> {
  try {
    return await import('../embedded/test-payments/schema.ts')
  } catch (error) {
    if (codeOf(error) === 'ERR_MODULE_NOT_FOUND') return undefined
    throw error
  }
}

/** The schemas that are backed up as a whole. Of `public`, only a few tables are the shop's. */
export async function shopSchemas(): Promise<string[]> {
  const standIn = await paymentStandIn()
  return standIn ? [...own, standIn.schema] : own
}
