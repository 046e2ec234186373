import type { Clock } from '../../shared/clock.ts'
import type { CampaignFailure } from '../../shared/contract/api.d.ts'
import { Problem } from '../../shared/problem.ts'
import type { Pool } from '../../shared/transaction.ts'
import { campaignWithId, failuresOfCampaign } from './campaign-list-queries.ts'

/** Maximum entries of an answer. More failures point to another cause than the addresses. */
const most = 200

/** The subscribers whom a campaign did not reach or may not have reached, at most 200; Problem campaign_not_found. */
export async function campaignFailures(
  { sql, clock }: { sql: Pool; clock: Clock },
  id: number,
): Promise<CampaignFailure[]> {
  if (!(await campaignWithId(sql, id, clock()))) throw new Problem('campaign_not_found')
  return failuresOfCampaign(sql, id, most)
}
