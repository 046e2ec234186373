import { randomUUID } from 'node:crypto'
import type { Emails } from '../../emails/render.ts'
import type { Enqueue } from '../shared/jobs.ts'
import type { SendMail } from '../shared/mail.ts'
import { inTransaction, type Pool } from '../shared/transaction.ts'
import { queues } from './jobs.ts'
import * as queries from './queries.ts'

/** Mails that one job sends before the next takes over. */
const batch = 50

export type NewCampaign = { subject: string; content: string; senderName: string }

/** Stores a campaign and what it has to send, and tells for how many; the same key again is the same campaign. */
export function sendCampaignStory({ sql, enqueue }: { sql: Pool; enqueue: Enqueue }) {
  return async (campaign: NewCampaign, key: string = randomUUID()): Promise<number> =>
    inTransaction(sql, async (tx) => {
      const id = await queries.insertedCampaign(tx, key, campaign)
      if (id === undefined) return queries.recipientsOfKey(tx, key)
      const recipients = await queries.addressCampaign(tx, id)
      await enqueue(tx, queues.campaign, { campaignId: id })
      return recipients
    })
}

type Delivery = {
  sql: Pool
  enqueue: Enqueue
  emails: Emails
  sendMail: SendMail
  publicUrl: string
}

/**
 * Sends a batch of a campaign's mails and queues the rest. A mail is marked before it is handed over, so
 * that a crash can lose one but never sends one twice; what the server refuses goes back into the queue.
 */
export function deliverCampaignStory({ sql, enqueue, emails, sendMail, publicUrl }: Delivery) {
  return async (campaignId: number): Promise<void> => {
    const campaign = await queries.campaignWithId(sql, campaignId)
    if (!campaign) throw new Error(`There is no campaign ${campaignId}`)
    const recipients = await queries.claimedMails(sql, campaignId, batch)
    let refusal: unknown
    for (const recipient of recipients) {
      const { subscriberId } = recipient
      if (refusal || !recipient.isActive) {
        await queries.setMailState(
          sql,
          campaignId,
          subscriberId,
          recipient.isActive ? 'queued' : 'skipped',
        )
        continue
      }
      try {
        await deliver(campaign, recipient)
        await queries.setMailState(sql, campaignId, subscriberId, 'sent')
      } catch (error) {
        refusal = error
        await queries.setMailState(sql, campaignId, subscriberId, 'queued')
      }
    }
    if (refusal) throw refusal
    if (recipients.length === batch)
      await inTransaction(sql, (tx) => enqueue(tx, queues.campaign, { campaignId }))
  }

  async function deliver(
    campaign: queries.CampaignRow,
    { email, subscriberId }: queries.Recipient,
  ) {
    const unsubscribeUrl = `${publicUrl}/unsubscribe?email=${encodeURIComponent(email)}`
    await sendMail({
      ...(await emails.campaign({ ...campaign, unsubscribeUrl })),
      to: email,
      fromName: campaign.senderName,
      messageId: `<campaign.${campaign.id}.${subscriberId}@${new URL(publicUrl).hostname}>`,
      headers: { 'List-Unsubscribe': `<${unsubscribeUrl}>` },
    })
  }
}
