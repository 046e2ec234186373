import type { Clock } from '../shared/clock.ts'
import type { Campaign } from '../shared/contract/api.d.ts'
import type { Enqueue } from '../shared/jobs.ts'
import { Problem } from '../shared/problem.ts'
import { inTransaction, type Pool } from '../shared/transaction.ts'
import { campaignWithId } from './campaign-list-queries.ts'
import * as mailQueries from './campaign-mail-queries.ts'
import * as queries from './campaign-queries.ts'
import { enqueueCampaign } from './jobs.ts'

type Steering = { sql: Pool; enqueue: Enqueue; clock: Clock }

/** Pauses, resumes, cancels or retries a campaign; Problems campaign_not_found, campaign_finished. */
export function steerCampaignStory({ sql, enqueue, clock }: Steering) {
  return async (id: number, state: queries.Steer): Promise<Campaign> =>
    inTransaction(sql, async (tx) => {
      const isSteered = await queries.steeredCampaign(tx, id, state, clock())
      if (isSteered && state === 'sending') {
        await mailQueries.makeUntriedDue(tx, id, clock())
        await mailQueries.retryMails(tx, id, clock())
        await enqueueCampaign(enqueue, tx, id)
      }
      const campaign = await campaignWithId(tx, id)
      if (!campaign) throw new Problem('campaign_not_found')
      if (!isSteered) throw new Problem('campaign_finished')
      return campaign
    })
}
