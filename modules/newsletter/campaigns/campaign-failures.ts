import type { Clock } from '../../shared/clock.ts'
import type { CampaignFailure } from '../../shared/contract/api.d.ts'
import { Problem } from '../../shared/problem.ts'
import type { Pool } from '../../shared/transaction.ts'
import { campaignWithId, failuresOfCampaign } from './campaign-list-queries.ts'

/** Entries of an answer: with more, something else is wrong than the addresses. */
const most = 200

/** The readers that a campaign did not reach or may not have reached, 200 at most; Problem campaign_not_found. */
export async function campaignFailures(
  { sql, clock }: { sql: Pool; clock: Clock },
  id: number,
): Promise<CampaignFailure[]> {
  if (!(await campaignWithId(sql, id, clock()))) throw new Problem('campaign_not_found')
  return failuresOfCampaign(sql, id, most)
}
