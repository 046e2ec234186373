// Generated from openapi.yaml by `npm run generate`. Do not edit.
import { bearer } from '../../../browser/admin-token.ts'
import { callerOf } from '../../../client/call.ts'

/** Calls an operation; `callerOf` says what it resolves with and which errors it raises. */
export const call = /* @__PURE__ */ callerOf({
  listProofsToAnswer: {
    method: 'get',
    path: '/api/admin/proofs',
    failure: 'Failed to fetch proofs',
    caller: bearer,
  },
})
