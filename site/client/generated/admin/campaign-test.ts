// Generated from openapi.yaml by `npm run generate`. Do not edit.
import { bearer } from '../../../browser/admin-token.ts'
import { callerOf } from '../../../client/call.ts'

/** Calls an operation; `callerOf` says what it resolves with and which errors it raises. */
export const call = /* @__PURE__ */ callerOf({
  testCampaign: {
    method: 'post',
    path: '/api/admin/campaign-test',
    failure: 'Failed to send test',
    caller: bearer,
  },
})

// Limits of requests: characters, of a list those of each item; items; largest values.
export const testCampaignSubjectMaxLength = 200
export const testCampaignContentMaxLength = 20000
export const testCampaignSenderNameMaxLength = 200
export const testCampaignEmailMinLength = 6
export const testCampaignEmailMaxLength = 254
