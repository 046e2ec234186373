// Generated from openapi.yaml by `npm run generate`. Do not edit.
import { bearer } from '../../../browser/admin-token.ts'
import { callerOf } from '../../../client/call.ts'

/** Calls an operation; `callerOf` says what it resolves with and which errors it raises. */
export const call = /* @__PURE__ */ callerOf({
  listFailedMessages: {
    method: 'get',
    path: '/api/admin/failed-messages',
    failure: 'Failed to fetch failed messages',
    caller: bearer,
  },
  dismissMessage: {
    method: 'delete',
    path: '/api/admin/failed-messages/{kind}/{id}',
    failure: 'Failed to dismiss alert',
    caller: bearer,
  },
  resendMessage: {
    method: 'post',
    path: '/api/admin/failed-messages/{kind}/{id}/mails',
    failure: 'Failed to resend message',
    caller: bearer,
  },
})
