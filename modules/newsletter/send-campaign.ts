import { randomUUID } from 'node:crypto'
import type { Enqueue } from '../shared/jobs.ts'
import { inTransaction, type Pool } from '../shared/transaction.ts'
import { queues } from './jobs.ts'
import * as queries from './queries.ts'

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
