import type { Clock } from '../../shared/clock.ts'
import type { Campaign } from '../../shared/contract/api.d.ts'
import type { Enqueue } from '../../shared/jobs.ts'
import { Problem } from '../../shared/problem.ts'
import { inTransaction, type Pool } from '../../shared/transaction.ts'
import { enqueueCampaign } from '../queues.ts'
import { campaignWithId } from './campaign-list-queries.ts'
import * as mailQueries from './campaign-mail-queries.ts'
import * as queries from './campaign-queries.ts'
import { logCampaign } from './log-campaign.ts'

type Dependencies = { sql: Pool; enqueue: Enqueue; clock: Clock }

/**
 * Pauses, resumes, cancels, withdraws or retries a campaign. The answer to a withdrawal has the content too. Problems
 * campaign_not_found, campaign_finished, campaign_started.
 */
export const steerCampaign = (
  { sql, enqueue, clock }: Dependencies,
  id: number,
  steering: queries.Steering,
  administrator: string,
): Promise<Campaign> =>
  inTransaction(sql, async (tx) => {
    const { state, unsure: withUnsure = false } = steering
    const now = clock()
    const was = await campaignWithId(tx, id, now)
    const isSteered = await queries.steeredCampaign(tx, id, steering, now)
    if (isSteered && state === 'sending') {
      await mailQueries.makeUntriedDue(tx, id, now)
      await mailQueries.retryMails(tx, id, { now, withUnsure })
      await enqueueCampaign(tx, enqueue, id)
    }
    const campaign = await campaignWithId(tx, id, now)
    if (!campaign) throw new Problem('campaign_not_found')
    if (!isSteered)
      throw new Problem(state === 'withdrawn' ? 'campaign_started' : 'campaign_finished')
    if (was && was.state !== campaign.state)
      await logCampaign(tx, {
        administrator,
        at: now,
        event: 'state',
        subjectId: id,
        subject: campaign.subject,
        before: { state: was.state },
        after: { state: campaign.state },
      })
    return state === 'withdrawn'
      ? { ...campaign, content: await queries.contentOf(tx, id) }
      : campaign
  })
