import type { Expire, Expiring } from '../shared/retention.ts'
import type { Pool } from '../shared/transaction.ts'
import { campaignRoutes } from './campaigns/routes.ts'
import type { Sending } from './campaigns/send-campaign.ts'
import type { Trying } from './campaigns/try-campaign.ts'
import type { Delivery } from './delivery/deliver-campaign.ts'
import { newsletterJobs } from './jobs.ts'
import { confirmationMail, type Mailing } from './sign-up/confirmation-mail.ts'
import { deleteOldConfirmations } from './sign-up/confirmation-queries.ts'
import { createConfirmationTokens } from './sign-up/confirmation-token.ts'
import { signUpRoutes } from './sign-up/routes.ts'
import type { Subscribing } from './sign-up/subscribe.ts'
import { createAddressHash } from './subscribers/address-hash.ts'
import { deleteOldMailEvents } from './subscribers/mail-event-queries.ts'
import type { Receiving } from './subscribers/receive-mail-events.ts'
import { subscriberRoutes } from './subscribers/routes.ts'
import { createUnsubscribeTokens } from './subscribers/unsubscribe-token.ts'

export { forgetSubscriber, personalSubscriptions } from './personal-data/personal-subscriptions.ts'

type Dependencies = Omit<Delivery, 'tokens' | 'healths'> &
  Omit<Mailing, 'confirmationTokenFor'> &
  Sending &
  Trying &
  Receiving &
  Omit<Subscribing, 'addressHash'> & {
    /** Connections of background jobs. */
    jobsSql: Pool
  }

/** Newsletter subscribers and campaigns. */
export function createNewsletter(dependencies: Dependencies) {
  const { jobsSql } = dependencies
  const tokens = createUnsubscribeTokens(dependencies.sql)
  const confirmationTokenFor = createConfirmationTokens(dependencies.sql)
  const addressHash = createAddressHash(dependencies.sql)
  dependencies.post.register(
    confirmationMail({ ...dependencies, sql: jobsSql, confirmationTokenFor }),
  )
  return {
    routes: {
      ...signUpRoutes({ ...dependencies, confirmationTokenFor, addressHash }),
      ...subscriberRoutes({ ...dependencies, tokens }),
      ...campaignRoutes(dependencies),
    },
    jobs: newsletterJobs({ ...dependencies, sql: jobsSql, tokens, healths: new Map() }),
    expire: {
      confirmations: (before, most) => deleteOldConfirmations(jobsSql, before, most),
      mailEvents: (before, most) => deleteOldMailEvents(jobsSql, before, most),
    } satisfies Partial<Record<Expiring, Expire>>,
  }
}
