import { z } from 'zod'
import type { Enqueue, Job } from '../shared/jobs.ts'
import type { Sql } from '../shared/transaction.ts'

/** The queues that the newsletter fills. */
export const queues = {
  campaign: 'newsletter.deliver-campaign',
  watch: 'newsletter.watch-campaigns',
  contact: 'newsletter.contact',
} as const

const aboutCampaign = z.object({ campaignId: z.int() })
const aboutMessage = z.object({ messageId: z.int() })

/** Has a job go on with the campaign, unless one waits to; one that starts later, in so many ms. */
export const enqueueCampaign = (
  enqueue: Enqueue,
  tx: Sql,
  campaignId: number,
  delay = 0,
): Promise<void> =>
  enqueue(
    tx,
    queues.campaign,
    { campaignId },
    // A second later, so that a worker whose clock is a little slow does not find it too early.
    { key: String(campaignId), ...(delay > 0 && { delay: Math.ceil(delay / 1000) + 1 }) },
  )

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
      // Each queues the next, so that two which wait would go on beside each other to the end.
      isKeyed: true,
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
