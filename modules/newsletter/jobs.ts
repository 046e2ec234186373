import { z } from 'zod'
import type { Job } from '../shared/jobs.ts'

/** The queues that the newsletter fills. */
export const queues = {
  campaign: 'newsletter.campaign',
  watch: 'newsletter.watch-campaigns',
  contact: 'newsletter.contact',
} as const

const aboutCampaign = z.object({ campaignId: z.int() })
const aboutMessage = z.object({ messageId: z.int() })

type Stories = {
  deliverCampaign(id: number): Promise<void>
  watchCampaigns(): Promise<void>
  forwardMessage(id: number): Promise<void>
}

export function newsletterJobs({
  deliverCampaign,
  watchCampaigns,
  forwardMessage,
}: Stories): Job[] {
  return [
    {
      queue: queues.campaign,
      // The watch goes on with a campaign whose jobs have failed.
      retryLimit: 2,
      handle: (data) => deliverCampaign(aboutCampaign.parse(data).campaignId),
    },
    { queue: queues.watch, retryLimit: 0, cron: '* * * * *', handle: watchCampaigns },
    {
      queue: queues.contact,
      retryLimit: 20,
      handle: (data) => forwardMessage(aboutMessage.parse(data).messageId),
    },
  ]
}
