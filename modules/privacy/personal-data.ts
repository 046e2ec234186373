import { forgetCustomer, personalOrders } from '../checkout/index.ts'
import { forgetMessages, personalMessages } from '../contact/index.ts'
import { forgetSubscriber, personalSubscriptions } from '../newsletter/index.ts'
import type { Clock } from '../shared/clock.ts'
import type { ForgottenPerson, PersonalData } from '../shared/contract/api.d.ts'
import type { Pool } from '../shared/transaction.ts'

/** All that the shop stores about an e-mail address, in any letter case (GDPR articles 15 and 20). */
export async function personalData(sql: Pool, email: string): Promise<PersonalData> {
  return {
    email,
    ...(await personalOrders(sql, email)),
    ...(await personalSubscriptions(sql, email)),
    ...(await personalMessages(sql, email)),
  }
}

/**
 * Deletes what no law demands (GDPR article 17), module by module, and tells what was kept and why. Idempotent: after a
 * failure it may be repeated.
 */
export async function forgetPerson(
  { sql, clock }: { sql: Pool; clock: Clock },
  email: string,
): Promise<ForgottenPerson> {
  const { deleted, kept } = await forgetCustomer({ sql, clock }, email)
  return {
    deleted: {
      ...deleted,
      ...(await forgetSubscriber(sql, email)),
      ...(await forgetMessages(sql, email)),
    },
    kept,
  }
}
