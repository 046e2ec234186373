import type { CampaignFailure } from '../../../../modules/shared/contract/api.d.ts'
import { type Resource, resource } from '../../../browser/resource.ts'
import { call } from '../../../client/generated/admin/campaigns.ts'
import { type Failure, failureOf } from '../../ui/list/failure.ts'

const unreached = new Map<number, Resource<CampaignFailure[], Failure>>()

/** The recipients that a campaign did not reach, or may not have; one cached resource per campaign. */
export function unreachedBy(id: number): Resource<CampaignFailure[], Failure> {
  const known =
    unreached.get(id) ?? resource(() => call('listCampaignFailures', { path: { id } }), failureOf)
  unreached.set(id, known)
  return known
}
