// Generated from openapi.yaml by `npm run generate`. Do not edit.
import { session } from '../../client/session.ts'
import { callerOf } from '../../client/call.ts'

/** Calls an operation; `callerOf` says what it resolves with and which errors it raises. */
export const call = /* @__PURE__ */ callerOf({
  mergeCart: {
    method: 'post',
    path: '/api/merge-cart',
    failure: 'Failed to merge cart',
    caller: session,
  },
})

// Limits of requests: characters, of a list those of each item; items; largest values.
export const mergeCartLinesMaxItems = 200
