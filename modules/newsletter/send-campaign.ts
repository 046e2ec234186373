import { randomUUID } from 'node:crypto'
import type { Clock } from '../shared/clock.ts'
import type { Enqueue } from '../shared/jobs.ts'
import { Problem } from '../shared/problem.ts'
import { inTransaction, type Pool } from '../shared/transaction.ts'
import * as queries from './campaign-queries.ts'
import { queues } from './jobs.ts'
import { judgeWellFormed } from './well-formed.ts'

type Sending = { sql: Pool; enqueue: Enqueue; clock: Clock }

/** Stores a campaign, which jobs send, and tells for how many; the same key again is the same campaign. Problems key_reused, malformed_request. */
export function sendCampaignStory({ sql, enqueue, clock }: Sending) {
  return async (campaign: queries.CampaignText, key: string = randomUUID()): Promise<number> => {
    judgeWellFormed(campaign)
    return inTransaction(sql, async (tx) => {
      const inserted = await queries.insertedCampaign(tx, key, campaign, clock())
      if (!inserted) {
        const recipients = await queries.recipientsOfKey(tx, key, campaign)
        if (recipients === undefined) throw new Problem('key_reused')
        return recipients
      }
      await enqueue(tx, queues.campaign, { campaignId: inserted.id })
      return inserted.recipients
    })
  }
}
