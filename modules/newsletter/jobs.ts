import { z } from 'zod'
import type { Job } from '../shared/jobs.ts'

/** The queues that the newsletter fills. */
export const queues = { campaign: 'newsletter.campaign', contact: 'newsletter.contact' } as const

const aboutCampaign = z.object({ campaignId: z.int() })
const aboutMessage = z.object({ messageId: z.int() })

type Stories = {
  deliverCampaign(id: number): Promise<void>
  forwardMessage(id: number): Promise<void>
}

export function newsletterJobs({ deliverCampaign, forwardMessage }: Stories): Job[] {
  return [
    {
      queue: queues.campaign,
      retryLimit: 50,
      handle: (data) => deliverCampaign(aboutCampaign.parse(data).campaignId),
    },
    {
      queue: queues.contact,
      retryLimit: 20,
      handle: (data) => forwardMessage(aboutMessage.parse(data).messageId),
    },
  ]
}
