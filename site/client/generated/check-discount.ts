// Generated from openapi.yaml by `npm run generate`. Do not edit.
import { session } from '../../client/session.ts'
import { callerOf } from '../../client/call.ts'

/** Calls an operation; `callerOf` says what it resolves with and which errors it raises. */
export const call = /* @__PURE__ */ callerOf({
  checkDiscount: {
    method: 'post',
    path: '/api/check-discount',
    caller: session,
  },
})

// Limits of requests: characters, of a list those of each item; items; largest values.
export const checkDiscountCodeMaxLength = 40
