import type { Clock } from '../../shared/clock.ts'
import { once } from '../../shared/idempotency/once.ts'
import type { Enqueue } from '../../shared/jobs.ts'
import { inTransaction, type Pool } from '../../shared/transaction.ts'
import { enqueueCampaign } from '../queues.ts'
import * as queries from './campaign-queries.ts'
import { type Drawing, drawCampaign } from './draw-campaign.ts'
import { logCampaign } from './log-campaign.ts'

export type Sending = Drawing & {
  sql: Pool
  enqueue: Enqueue
  clock: Clock
  /** Ms before the first mail is sent; until then the campaign can be withdrawn. */
  campaignDelay: number
}

/**
 * Stores a campaign for every active subscriber, queues its sending and returns the number of recipients. Idempotent by
 * key. Problems idempotency_key_reused for another text under the key, mail_too_long.
 */
export async function sendCampaign(
  { sql, enqueue, clock, campaignDelay, ...drawing }: Sending,
  campaign: queries.CampaignText,
  { key, administrator }: { key: string | undefined; administrator: string },
): Promise<number> {
  await drawCampaign(drawing, campaign)
  const now = clock()
  const startsAt = new Date(now.getTime() + campaignDelay)
  const { subject, content, senderName } = campaign
  const request = { subject, content, senderName }
  return inTransaction(sql, (tx) =>
    once(tx, 'sendCampaign', { key, request }, async () => {
      const { id, recipients } = await queries.insertedCampaign(tx, campaign, { now, startsAt })
      await enqueueCampaign(tx, enqueue, id, campaignDelay)
      await logCampaign(tx, {
        administrator,
        at: now,
        event: 'sent',
        subjectId: id,
        subject,
        after: { recipients, senderName },
      })
      return recipients
    }),
  )
}
