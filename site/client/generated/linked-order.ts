// Generated from openapi.yaml by `npm run generate`. Do not edit.
import { callerOf } from '../../client/call.ts'

/** Calls an operation; `callerOf` says what it resolves with and which errors it raises. */
export const call = /* @__PURE__ */ callerOf({
  resendLinkedReceipt: {
    method: 'post',
    path: '/api/linked-order/receipt',
  },
})

// Limits of requests: characters, of a list those of each item; items; largest values.
export const resendLinkedReceiptTokenMaxLength = 60
