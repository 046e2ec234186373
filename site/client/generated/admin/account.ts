// Generated from openapi.yaml by `npm run generate`. Do not edit.
import { bearer } from '../../../browser/admin-token.ts'
import { callerOf } from '../../../client/call.ts'

/** Calls an operation; `callerOf` says what it resolves with and which errors it raises. */
export const call = /* @__PURE__ */ callerOf({
  getAccount: {
    method: 'get',
    path: '/api/admin/account',
    failure: 'Failed to fetch account',
    caller: bearer,
  },
  changePassword: {
    method: 'put',
    path: '/api/admin/account/password',
    failure: 'Failed to change password',
    caller: bearer,
  },
  endSessions: {
    method: 'delete',
    path: '/api/admin/account/sessions',
    failure: 'Failed to end sessions',
    caller: bearer,
  },
})

// Limits of requests: characters, of a list those of each item; items; largest values.
export const changePasswordOldPasswordMinLength = 6
export const changePasswordOldPasswordMaxLength = 200
export const changePasswordNewPasswordMinLength = 8
export const changePasswordNewPasswordMaxLength = 200
