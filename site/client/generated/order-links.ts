// Generated from openapi.yaml by `npm run generate`. Do not edit.
import { callerOf } from '../../client/call.ts'

/** Calls an operation; `callerOf` says what it resolves with and which errors it raises. */
export const call = /* @__PURE__ */ callerOf({
  resendLinkedReceipt: {
    method: 'post',
    path: '/api/order-links/{token}/receipt',
  },
})
