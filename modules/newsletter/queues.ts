import type { Enqueue } from '../shared/jobs.ts'
import type { Sql } from '../shared/transaction.ts'

/** The queues of the newsletter. */
export const queues = {
  campaign: 'newsletter.deliver-campaign',
  watch: 'newsletter.watch-campaigns',
} as const

/** Queues a job for the campaign unless one is queued already; `delay` in ms. */
export const enqueueCampaign = (
  tx: Sql,
  enqueue: Enqueue,
  campaignId: number,
  delay = 0,
): Promise<void> =>
  enqueue(
    tx,
    queues.campaign,
    { campaignId },
    // One second more than requested, so that a worker with a slow clock does not find the campaign too early.
    { key: String(campaignId), ...(delay > 0 && { delay: Math.ceil(delay / 1000) + 1 }) },
  )
