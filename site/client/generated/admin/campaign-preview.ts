// Generated from openapi.yaml by `npm run generate`. Do not edit.
import { bearer } from '../../../browser/admin-token.ts'
import { callerOf } from '../../../client/call.ts'

/** Calls an operation; `callerOf` says what it resolves with and which errors it raises. */
export const call = /* @__PURE__ */ callerOf({
  previewCampaign: {
    method: 'post',
    path: '/api/admin/campaign-preview',
    failure: 'Failed to preview campaign',
    caller: bearer,
  },
})

// Limits of requests: characters, of a list those of each item; items; largest values.
export const previewCampaignSubjectMaxLength = 200
export const previewCampaignContentMaxLength = 20000
export const previewCampaignSenderNameMaxLength = 200
