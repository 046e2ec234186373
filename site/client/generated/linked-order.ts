// Generated from openapi.yaml by `npm run generate`. Do not edit.
import { callerOf } from '../../client/call.ts'

/** Calls an operation; `callerOf` says what it resolves with and which errors it raises. */
export const call = /* @__PURE__ */ callerOf({
  getLinkedOrder: {
    method: 'get',
    path: '/api/linked-order',
  },
  resendLinkedReceipt: {
    method: 'post',
    path: '/api/linked-order/receipt',
  },
  approveProof: {
    method: 'post',
    path: '/api/linked-order/proofs/{itemId}/rounds/{round}/approval',
  },
  commentOnProof: {
    method: 'post',
    path: '/api/linked-order/proofs/{itemId}/rounds/{round}/comment',
  },
})

// Limits of requests: characters, of a list those of each item; items; largest values.
export const getLinkedOrderTokenMaxLength = 60
export const resendLinkedReceiptTokenMaxLength = 60
export const approveProofTokenMaxLength = 60
export const approveProofAnswersMaximum = 32767
export const commentOnProofTokenMaxLength = 60
export const commentOnProofAnswersMaximum = 32767
export const commentOnProofCommentMaxLength = 1000
