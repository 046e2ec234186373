// Generated from openapi.yaml by `npm run generate`. Do not edit.
import { session } from '../../client/session.ts'
import { callerOf } from '../../client/call.ts'

/** Calls an operation; `callerOf` says what it resolves with and which errors it raises. */
export const call = /* @__PURE__ */ callerOf({
  getOrderPayment: {
    method: 'get',
    path: '/api/orders/{orderNumber}/payment',
    caller: session,
  },
})
