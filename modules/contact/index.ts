import type { Expire, Expiring } from '../shared/retention.ts'
import type { Pool, Sql } from '../shared/transaction.ts'
import type { Forwarding } from './forward-message.ts'
import { contactJobs } from './jobs.ts'
import type { MailingWithdrawals } from './mail-withdrawal.ts'
import { deleteOldMessages, messagesOf } from './queries.ts'
import type { Receiving } from './receive-message.ts'
import type { Withdrawing } from './receive-withdrawal.ts'
import { contactRoutes } from './routes.ts'
import { deleteOldWithdrawals, withdrawalsOf } from './withdrawal-queries.ts'

/** What the forms stored about an address. */
export const personalMessages = async (sql: Sql, email: string) => ({
  messages: await messagesOf(sql, email),
  withdrawals: await withdrawalsOf(sql, email),
})

export { failedWithdrawalMails } from './failed-mail-queries.ts'
export { forgetMessages } from './forget-messages.ts'

/** Messages and withdrawals that visitors send the shop by a form. */
export const createContact = (
  dependencies: Receiving &
    Forwarding &
    Withdrawing &
    MailingWithdrawals & {
      /** Connections of background jobs. */
      jobsSql: Pool
    },
) => ({
  routes: contactRoutes(dependencies),
  jobs: contactJobs({ ...dependencies, sql: dependencies.jobsSql }),
  expire: {
    messages: (before, most) => deleteOldMessages(dependencies.jobsSql, before, most),
    withdrawals: (before, most) => deleteOldWithdrawals(dependencies.jobsSql, before, most),
  } satisfies Partial<Record<Expiring, Expire>>,
})
