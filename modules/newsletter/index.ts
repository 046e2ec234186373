import type { SendMail } from '../shared/mail.ts'
import { type Delivery, deliverCampaignStory } from './delivery/deliver-campaign.ts'
import { watchCampaignsStory } from './delivery/watch-campaigns.ts'
import { newsletterJobs } from './jobs.ts'
import { newsletterStories } from './newsletter.ts'
import { forwardMessageStory, receiveMessageStory } from './receive-message.ts'
import { newsletterRoutes } from './routes.ts'
import { newsletterStaffRoutes } from './staff-routes.ts'
import { forgetMailEvents, receiveMailEventsStory } from './subscribers/receive-mail-events.ts'
import { unsubscribePageStory, unsubscribeWithTokenStory } from './subscribers/unsubscribe.ts'
import { createUnsubscribeTokens } from './subscribers/unsubscribe-token.ts'

export type NewsletterDependencies = Omit<Delivery, 'tokens'> & {
  sendMail: SendMail
  /** Ms before a campaign's first mail may go, in which it can be withdrawn. */
  campaignDelay: number
  /** Null while the shop takes no messages. */
  contactInbox: string | null
  /** Null while nobody reports bounces and complaints. */
  mailWebhookSecret: string | null
}

export function createNewsletter(dependencies: NewsletterDependencies) {
  const { sql } = dependencies
  const tokens = createUnsubscribeTokens(sql)
  const newsletter = newsletterStories({ ...dependencies, tokens })
  return {
    newsletter,
    routes: {
      ...newsletterRoutes({
        ...newsletter,
        unsubscribeWithToken: unsubscribeWithTokenStory({ sql, tokens }),
        unsubscribePage: unsubscribePageStory({ sql, tokens }),
        receiveMailEvents: receiveMailEventsStory(dependencies),
        receiveMessage: receiveMessageStory(dependencies),
      }),
      ...newsletterStaffRoutes(newsletter),
    },
    jobs: [
      ...newsletterJobs({
        deliverCampaign: deliverCampaignStory({ ...dependencies, tokens }),
        watchCampaigns: watchCampaignsStory(dependencies),
        forwardMessage: forwardMessageStory(dependencies),
      }),
      forgetMailEvents(dependencies),
    ],
  }
}
