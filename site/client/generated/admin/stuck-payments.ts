// Generated from openapi.yaml by `npm run generate`. Do not edit.
import { bearer } from '../../../browser/admin-token.ts'
import { callerOf } from '../../../client/call.ts'

/** Calls an operation; `callerOf` says what it resolves with and which errors it raises. */
export const call = /* @__PURE__ */ callerOf({
  listStuckPayments: {
    method: 'get',
    path: '/api/admin/stuck-payments',
    failure: 'Failed to fetch stuck payments',
    caller: bearer,
  },
})
