// Generated from openapi.yaml by `npm run generate`. Do not edit.
import { bearer } from '../../../browser/admin-token.ts'
import { callerOf } from '../../../client/call.ts'
import { metadataOf } from '../../../client/list-metadata.ts'

/** Calls an operation; `callerOf` says what it resolves with and which errors it raises. */
export const call = /* @__PURE__ */ callerOf({
  listCampaigns: {
    method: 'get',
    path: '/api/admin/campaigns',
    failure: 'Failed to fetch campaigns',
    caller: bearer,
    meta: /* @__PURE__ */ metadataOf({ nextCursor: ['x-next-cursor', String] }),
  },
  steerCampaign: {
    method: 'patch',
    path: '/api/admin/campaigns/{id}',
    failure: 'Failed to update campaign',
    caller: bearer,
  },
  listCampaignFailures: {
    method: 'get',
    path: '/api/admin/campaigns/{id}/failures',
    failure: 'Failed to fetch campaign failures',
    caller: bearer,
  },
})

// Limits of requests: characters, of a list those of each item; items; largest values.
export const listCampaignsLimitMaximum = 50
export const listCampaignsCursorMaxLength = 60
