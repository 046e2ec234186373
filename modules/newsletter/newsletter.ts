import type { RenderedMail } from '../../emails/render.ts'
import type { Campaign, CampaignFailure } from '../shared/contract/api.d.ts'
import { campaignFailuresStory } from './campaigns/campaign-failures.ts'
import * as list from './campaigns/campaign-list-queries.ts'
import type { CampaignText, Steering } from './campaigns/campaign-queries.ts'
import { drawCampaign } from './campaigns/draw-campaign.ts'
import { sendCampaignStory } from './campaigns/send-campaign.ts'
import { steerCampaignStory } from './campaigns/steer-campaign.ts'
import { testCampaignStory } from './campaigns/try-campaign.ts'
import { tidied } from './subscribers/address.ts'
import * as subscribers from './subscribers/subscriber-queries.ts'
import { unsubscribeStory } from './subscribers/unsubscribe.ts'

export type Newsletter = {
  /** Idempotent: the address has one active subscriber afterwards. */
  subscribe(email: string, name?: string): Promise<void>
  /** An unknown address gets the same answer as a subscribed one. With the token of a mail, its subscriber is removed too. */
  unsubscribe(email: string, token?: string): Promise<void>
  /** Newest first; without a limit, all. Problem malformed_request for an unknown cursor. */
  subscribers(query: subscribers.SubscriberQuery): Promise<subscribers.SubscriberPart>
  /** Queues a campaign for every active subscriber and tells how many these are; the same key again is the same campaign. Problem idempotency_key_reused for another text under it. */
  sendCampaign(campaign: CampaignText, key?: string): Promise<number>
  /** With their figures, newest first. Problem malformed_request for an unknown cursor. */
  campaigns(query: list.CampaignQuery): Promise<list.CampaignPart>
  /** Pauses, resumes, cancels, withdraws or retries; Problems campaign_not_found, campaign_finished, campaign_started. */
  steerCampaign(id: number, steering: Steering): Promise<Campaign>
  /** Whom it did not reach or may not have reached, 200 of them at most; Problem campaign_not_found. */
  campaignFailures(id: number): Promise<CampaignFailure[]>
  previewCampaign(campaign: CampaignText): Promise<RenderedMail>
  /** Ends when the mail server has taken it; Problems mail_refused, mail_not_sent. */
  testCampaign(campaign: CampaignText, email: string): Promise<void>
}

type Dependencies = Parameters<typeof sendCampaignStory>[0] &
  Parameters<typeof steerCampaignStory>[0] &
  Parameters<typeof campaignFailuresStory>[0] &
  Parameters<typeof testCampaignStory>[0] &
  Parameters<typeof unsubscribeStory>[0]

export function newsletterStories(dependencies: Dependencies): Newsletter {
  const { sql, clock } = dependencies
  return {
    async subscribe(email, name) {
      await subscribers.activate(sql, tidied(email), name?.trim() || null, clock())
    },
    unsubscribe: unsubscribeStory(dependencies),
    subscribers: (query) => subscribers.subscriberPart(sql, query),
    sendCampaign: sendCampaignStory(dependencies),
    campaigns: (query) => list.campaignPart(sql, query, clock()),
    steerCampaign: steerCampaignStory(dependencies),
    campaignFailures: campaignFailuresStory(dependencies),
    previewCampaign: (campaign) => drawCampaign(dependencies, campaign),
    testCampaign: testCampaignStory(dependencies),
  }
}
