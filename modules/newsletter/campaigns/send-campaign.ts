import { randomUUID } from 'node:crypto'
import type { Clock } from '../../shared/clock.ts'
import type { Enqueue } from '../../shared/jobs.ts'
import { Problem } from '../../shared/problem.ts'
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
  { key = randomUUID(), administrator }: { key: string | undefined; administrator: string },
): Promise<number> {
  await drawCampaign(drawing, campaign)
  return inTransaction(sql, async (tx) => {
    const now = clock()
    const startsAt = new Date(now.getTime() + campaignDelay)
    const inserted = await queries.insertedCampaign(tx, key, campaign, { now, startsAt })
    if (!inserted) {
      const recipients = await queries.recipientsOfKey(tx, key, campaign)
      if (recipients === undefined) throw new Problem('idempotency_key_reused')
      return recipients
    }
    await enqueueCampaign(tx, enqueue, inserted.id, campaignDelay)
    await logCampaign(tx, {
      administrator,
      at: now,
      event: 'sent',
      subjectId: inserted.id,
      subject: campaign.subject,
      after: { recipients: inserted.recipients, senderName: campaign.senderName },
    })
    return inserted.recipients
  })
}
