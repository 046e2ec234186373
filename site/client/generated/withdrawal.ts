// Generated from openapi.yaml by `npm run generate`. Do not edit.
import { callerOf } from '../../client/call.ts'

/** Calls an operation; `callerOf` says what it resolves with and which errors it raises. */
export const call = /* @__PURE__ */ callerOf({
  sendWithdrawal: {
    method: 'post',
    path: '/api/withdrawal',
  },
})

// Limits of requests: characters, of a list those of each item; items; largest values.
export const sendWithdrawalNameMaxLength = 200
export const sendWithdrawalEmailMinLength = 6
export const sendWithdrawalEmailMaxLength = 254
export const sendWithdrawalGoodsMaxLength = 2000
export const sendWithdrawalOrderNumberMaxLength = 40
export const sendWithdrawalReceivedMaxLength = 40
export const sendWithdrawalAddressMaxLength = 200
