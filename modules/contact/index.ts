import type { Expire, Expiring } from '../shared/retention.ts'
import type { Pool } from '../shared/transaction.ts'
import type { Forwarding } from './forward-message.ts'
import { contactJobs } from './jobs.ts'
import { deleteMessagesOf, deleteOldMessages, messagesOf } from './queries.ts'
import type { Receiving } from './receive-message.ts'
import { contactRoutes } from './routes.ts'

/** What the contact form stored about an address. */
export const personalMessages = async (sql: Pool, email: string) => ({
  messages: await messagesOf(sql, email),
})

/** Deletes it. */
export const forgetMessages = async (sql: Pool, email: string) => ({
  messages: await deleteMessagesOf(sql, email),
})

/** The contact form: messages from visitors to the shop. */
export const createContact = (dependencies: Receiving & Forwarding) => ({
  routes: contactRoutes(dependencies),
  jobs: contactJobs(dependencies),
  expire: {
    messages: (before, most) => deleteOldMessages(dependencies.sql, before, most),
  } satisfies Partial<Record<Expiring, Expire>>,
})
