import type { Expire, Expiring } from '../shared/retention.ts'
import type { Pool, Sql } from '../shared/transaction.ts'
import { type Forwarding, messageMail } from './message-mail.ts'
import { deleteOldMessages, messagesOf } from './queries.ts'
import type { Receiving } from './receive-message.ts'
import type { Withdrawing } from './receive-withdrawal.ts'
import { contactRoutes } from './routes.ts'
import { type MailingWithdrawals, withdrawalMails } from './withdrawal-mails.ts'
import { deleteOldWithdrawals, withdrawalsOf } from './withdrawal-queries.ts'

/** Messages and withdrawals from an address. */
export const personalMessages = async (sql: Sql, email: string) => ({
  messages: await messagesOf(sql, email),
  withdrawals: await withdrawalsOf(sql, email),
})

export { forgetMessages } from './forget-messages.ts'

type Dependencies = Receiving &
  Forwarding &
  Withdrawing &
  MailingWithdrawals & {
    /** Connections of background jobs. */
    jobsSql: Pool
  }

/** Messages and withdrawals that visitors send the shop by a form. */
export function createContact(dependencies: Dependencies) {
  const ofJobs = { ...dependencies, sql: dependencies.jobsSql }
  dependencies.post.register(messageMail(ofJobs), ...withdrawalMails(ofJobs))
  return {
    routes: contactRoutes(dependencies),
    expire: {
      messages: (before, most) => deleteOldMessages(dependencies.jobsSql, before, most),
      withdrawals: (before, most) => deleteOldWithdrawals(dependencies.jobsSql, before, most),
    } satisfies Partial<Record<Expiring, Expire>>,
  }
}
