// Generated from openapi.yaml by `npm run generate`. Do not edit.
import { bearer } from '../../../browser/admin-token.ts'
import { callerOf } from '../../../client/call.ts'

/** Calls an operation; `callerOf` says what it resolves with and which errors it raises. */
export const call = /* @__PURE__ */ callerOf({
  showPersonalData: {
    method: 'post',
    path: '/api/admin/personal-data',
    failure: 'Failed to fetch personal data',
    caller: bearer,
  },
  forgetPerson: {
    method: 'post',
    path: '/api/admin/personal-data/forget',
    failure: 'Failed to forget a person',
    caller: bearer,
  },
})

// Limits of requests: characters, of a list those of each item; items; largest values.
export const showPersonalDataEmailMinLength = 6
export const showPersonalDataEmailMaxLength = 254
export const forgetPersonEmailMinLength = 6
export const forgetPersonEmailMaxLength = 254
