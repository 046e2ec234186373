import { z } from 'zod'
import type { Job } from '../shared/jobs.ts'
import { type Delivery, deliverCampaign } from './delivery/deliver-campaign.ts'
import { watchCampaigns } from './delivery/watch-campaigns.ts'
import { queues } from './queues.ts'

const aboutCampaign = z.object({ campaignId: z.int() })

/** Campaigns' delivery, and its watch every minute. */
export const newsletterJobs = (dependencies: Delivery): Job[] => [
  {
    queue: queues.campaign,
    // Each job queues the next, so two waiting jobs would both continue to the end of the campaign.
    isKeyed: true,
    // Two campaigns are sent side by side.
    concurrency: 3,
    // The watch continues a campaign whose jobs have failed.
    retryLimit: 2,
    handle: (data) => deliverCampaign(dependencies, aboutCampaign.parse(data).campaignId),
  },
  {
    queue: queues.watch,
    retryLimit: 0,
    cron: '* * * * *',
    handle: () => watchCampaigns(dependencies),
  },
]
