// Generated from openapi.yaml by `npm run generate`. Do not edit.
import { bearer } from '../../../browser/admin-token.ts'
import { callerOf } from '../../../client/call.ts'
import { metadataOf } from '../../../client/list-metadata.ts'

/** Calls an operation; `callerOf` says what it resolves with and which errors it raises. */
export const call = /* @__PURE__ */ callerOf({
  listPayments: {
    method: 'get',
    path: '/api/admin/payments',
    failure: 'Failed to fetch payments',
    caller: bearer,
    meta: /* @__PURE__ */ metadataOf({ nextCursor: ['x-next-cursor', String] }),
  },
})

// Limits of requests: characters, of a list those of each item; items; largest values.
export const listPaymentsLimitMaximum = 200
export const listPaymentsCursorMaxLength = 60
