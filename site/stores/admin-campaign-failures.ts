import { map } from 'nanostores'
import type { CampaignFailure } from '../../modules/shared/contract/api.d.ts'
import { call } from '../client/admin.ts'
import { type Failure, failureOf } from './admin-failure.ts'

type Unreached = {
  /** Null until they were loaded once. */
  people: readonly CampaignFailure[] | null
  failure: Failure | null
}

/** Whom the campaigns did not reach, by the campaign's id, of those that somebody asked for. */
export const $unreached = map<Record<number, Unreached>>({})

/** Loads whom a campaign did not reach, or loads them anew; who was there before stays until then. */
export async function loadUnreached(id: number): Promise<void> {
  try {
    $unreached.setKey(id, {
      people: await call('listCampaignFailures', { path: { id } }),
      failure: null,
    })
  } catch (error) {
    const { people = null } = $unreached.get()[id] ?? {}
    $unreached.setKey(id, { people, failure: failureOf(error) })
  }
}
