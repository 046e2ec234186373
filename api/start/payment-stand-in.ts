import type { ForgetAtProvider } from '../../modules/privacy/index.ts'
import type { Transaction } from '../../modules/shared/transaction.ts'
import { codeOf } from '../platform/database/database.ts'

/** The data of the stand-in for Stripe in the shop's database. */
type StandIn = {
  schema: string
  createSchema(tx: Transaction): Promise<void>
  forgetCustomer: ForgetAtProvider
}

/** The built-in payment provider. Undefined in production's image, which has no stand-ins. */
export async function paymentStandIn(): Promise<StandIn | undefined> {
  try {
    return await import('../stand-ins/payments/stored.ts')
  } catch (error) {
    if (codeOf(error) === 'ERR_MODULE_NOT_FOUND') return undefined
    throw error
  }
}
