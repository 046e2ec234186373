import type { Expire, Expiring } from '../shared/retention.ts'
import type { Forwarding } from './forward-message.ts'
import { contactJobs } from './jobs.ts'
import { deleteOldMessages } from './queries.ts'
import type { Receiving } from './receive-message.ts'
import { contactRoutes } from './routes.ts'

/** The contact form: messages from visitors to the shop. */
export const createContact = (dependencies: Receiving & Forwarding) => ({
  routes: contactRoutes(dependencies),
  jobs: contactJobs(dependencies),
  expire: {
    messages: (before, most) => deleteOldMessages(dependencies.sql, before, most),
  } satisfies Partial<Record<Expiring, Expire>>,
})
