// Generated from openapi.yaml by `npm run generate`. Do not edit.
import { bearer } from '../../../browser/admin-token.ts'
import { callerOf } from '../../../client/call.ts'

/** Calls an operation; `callerOf` says what it resolves with and which errors it raises. */
export const call = /* @__PURE__ */ callerOf({
  listFailedWithdrawals: {
    method: 'get',
    path: '/api/admin/failed-withdrawals',
    failure: 'Failed to fetch failed withdrawals',
    caller: bearer,
  },
  dismissWithdrawal: {
    method: 'delete',
    path: '/api/admin/failed-withdrawals/{id}',
    failure: 'Failed to dismiss alert',
    caller: bearer,
  },
  resendWithdrawal: {
    method: 'post',
    path: '/api/admin/failed-withdrawals/{id}/mails',
    failure: 'Failed to resend withdrawal',
    caller: bearer,
  },
})
