import type { Enqueue } from '../shared/jobs.ts'
import type { Sql } from '../shared/transaction.ts'

/** The queues of the newsletter. */
export const queues = {
  campaign: 'newsletter.deliver-campaign',
  watch: 'newsletter.watch-campaigns',
  forgetMailEvents: 'newsletter.forget-mail-events',
} as const

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
