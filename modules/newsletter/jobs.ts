import { z } from 'zod'
import type { Job } from '../shared/jobs.ts'

/** The queues that the newsletter fills. */
export const queues = { campaign: 'newsletter.campaign', contact: 'newsletter.contact' } as const

const aboutCampaign = z.object({ campaignId: z.int(), after: z.int().default(0) })
const aboutMessage = z.object({ messageId: z.int() })

type Stories = {
  /** Beginning behind the subscriber `after`. */
  deliverCampaign(id: number, after: number): Promise<void>
  forwardMessage(id: number): Promise<void>
}

export function newsletterJobs({ deliverCampaign, forwardMessage }: Stories): Job[] {
  return [
    {
      queue: queues.campaign,
      retryLimit: 50,
      handle: (data) => {
        const { campaignId, after } = aboutCampaign.parse(data)
        return deliverCampaign(campaignId, after)
      },
    },
    {
      queue: queues.contact,
      retryLimit: 20,
      handle: (data) => forwardMessage(aboutMessage.parse(data).messageId),
    },
  ]
}
