import { campaignRoutes } from './campaigns/routes.ts'
import type { Sending } from './campaigns/send-campaign.ts'
import type { Trying } from './campaigns/try-campaign.ts'
import type { Delivery } from './delivery/deliver-campaign.ts'
import { newsletterJobs } from './jobs.ts'
import type { Receiving } from './subscribers/receive-mail-events.ts'
import { subscriberRoutes } from './subscribers/routes.ts'
import { createUnsubscribeTokens } from './subscribers/unsubscribe-token.ts'

type Dependencies = Omit<Delivery, 'tokens' | 'healths'> & Sending & Trying & Receiving

/** Newsletter subscribers and campaigns. */
export function createNewsletter(dependencies: Dependencies) {
  const tokens = createUnsubscribeTokens(dependencies.sql)
  return {
    routes: {
      ...subscriberRoutes({ ...dependencies, tokens }),
      ...campaignRoutes(dependencies),
    },
    jobs: newsletterJobs({ ...dependencies, tokens, healths: new Map() }),
  }
}
