import type { Clock } from '../../shared/clock.ts'
import type { CampaignFailure } from '../../shared/contract/api.d.ts'
import { Problem } from '../../shared/problem.ts'
import type { Pool } from '../../shared/transaction.ts'
import { campaignFailures, campaignWithId } from './campaign-list-queries.ts'

/** Entries of an answer: with more, something else is wrong than the addresses. */
const most = 200

/** Whom a campaign did not reach, and why; Problem campaign_not_found. */
export function campaignFailuresStory({ sql, clock }: { sql: Pool; clock: Clock }) {
  return async (id: number): Promise<CampaignFailure[]> => {
    if (!(await campaignWithId(sql, id, clock()))) throw new Problem('campaign_not_found')
    return campaignFailures(sql, id, most)
  }
}
