import type { Logger } from 'pino'
import type { Emails } from '../../emails/render.ts'
import type { Subscriber } from '../shared/contract/api.d.ts'
import type { Enqueue } from '../shared/jobs.ts'
import type { SendMail } from '../shared/mail.ts'
import type { Pool } from '../shared/transaction.ts'
import { deliverCampaignStory } from './deliver-campaign.ts'
import { newsletterJobs } from './jobs.ts'
import * as queries from './queries.ts'
import { forwardMessageStory, receiveMessageStory } from './receive-message.ts'
import { newsletterRoutes } from './routes.ts'
import { type NewCampaign, sendCampaignStory } from './send-campaign.ts'

export type Newsletter = {
  /** Whatever the address was before, it is one active subscriber now. */
  subscribe(email: string, name?: string): Promise<void>
  /** An address that nobody subscribed is answered like one that somebody did. */
  unsubscribe(email: string): Promise<void>
  /** Newest first. */
  subscribers(): Promise<Subscriber[]>
  /** Queues a campaign for every active subscriber and tells how many these are; the same key again is the same campaign. */
  sendCampaign(campaign: NewCampaign, key?: string): Promise<number>
}

export type NewsletterDependencies = {
  sql: Pool
  enqueue: Enqueue
  emails: Emails
  sendMail: SendMail
  publicUrl: string
  /** Null while the shop takes no messages. */
  contactInbox: string | null
  log: Logger
}

export function createNewsletter(dependencies: NewsletterDependencies) {
  const { sql } = dependencies
  const newsletter: Newsletter = {
    subscribe: (email, name) => queries.activate(sql, tidied(email), name?.trim() || null),
    unsubscribe: (email) => queries.deactivate(sql, tidied(email)),
    subscribers: () => queries.allSubscribers(sql),
    sendCampaign: sendCampaignStory(dependencies),
  }
  return {
    newsletter,
    routes: newsletterRoutes({ ...newsletter, receiveMessage: receiveMessageStory(dependencies) }),
    jobs: newsletterJobs({
      deliverCampaign: deliverCampaignStory(dependencies),
      forwardMessage: forwardMessageStory(dependencies),
    }),
  }
}

/** Without spaces around it, and with the domain in small letters: not every database knows the case of æøå. */
function tidied(email: string): string {
  const address = email.trim()
  const at = address.lastIndexOf('@')
  return address.slice(0, at) + address.slice(at).toLowerCase()
}
