// Generated from openapi.yaml by `npm run generate`. Do not edit.
import { bearer } from '../../../browser/admin-token.ts'
import { callerOf } from '../../../client/call.ts'
import { metadataOf } from '../../../client/list-metadata.ts'

/** Calls an operation; `callerOf` says what it resolves with and which errors it raises. */
export const call = /* @__PURE__ */ callerOf({
  listOrders: {
    method: 'get',
    path: '/api/admin/orders',
    failure: 'Failed to fetch orders',
    caller: bearer,
    meta: /* @__PURE__ */ metadataOf({
      matching: ['x-matching', Number],
      total: ['x-total', Number],
      nextCursor: ['x-next-cursor', String],
    }),
  },
  updateOrders: {
    method: 'patch',
    path: '/api/admin/orders',
    failure: 'Failed to update orders',
    caller: bearer,
  },
  updateOrder: {
    method: 'patch',
    path: '/api/admin/orders/{id}',
    failure: 'Failed to update order',
    caller: bearer,
  },
  getOrderLog: {
    method: 'get',
    path: '/api/admin/orders/{id}/log',
    failure: 'Failed to fetch order log',
    caller: bearer,
  },
  listOrderProofs: {
    method: 'get',
    path: '/api/admin/orders/{id}/proofs',
    failure: 'Failed to fetch proofs',
    caller: bearer,
  },
  answerProof: {
    method: 'post',
    path: '/api/admin/orders/{id}/proofs/{itemId}/rounds',
    failure: 'Failed to answer proof',
    caller: bearer,
  },
  listOrderNotes: {
    method: 'get',
    path: '/api/admin/orders/{id}/notes',
    failure: 'Failed to fetch notes',
    caller: bearer,
  },
  addOrderNote: {
    method: 'post',
    path: '/api/admin/orders/{id}/notes',
    failure: 'Failed to save note',
    caller: bearer,
  },
  deleteOrderNote: {
    method: 'delete',
    path: '/api/admin/orders/{id}/notes/{noteId}',
    failure: 'Failed to delete note',
    caller: bearer,
  },
  resendNotice: {
    method: 'post',
    path: '/api/admin/orders/{id}/notice',
    failure: 'Failed to resend notice',
    caller: bearer,
  },
  getReceipt: {
    method: 'get',
    path: '/api/admin/orders/{id}/receipt',
    failure: 'Failed to fetch receipt',
    caller: bearer,
    isFile: true,
  },
  resendReceipt: {
    method: 'post',
    path: '/api/admin/orders/{id}/receipt',
    failure: 'Failed to resend receipt',
    caller: bearer,
  },
  endOrderLink: {
    method: 'delete',
    path: '/api/admin/orders/{id}/links/{link}',
    failure: 'Failed to end order link',
    caller: bearer,
  },
  retryRefund: {
    method: 'post',
    path: '/api/admin/orders/{id}/refund',
    failure: 'Failed to retry refund',
    caller: bearer,
  },
  dismissRefund: {
    method: 'delete',
    path: '/api/admin/orders/{id}/refund',
    failure: 'Failed to dismiss alert',
    caller: bearer,
  },
  getPaymentOfOrder: {
    method: 'get',
    path: '/api/admin/orders/{id}/payment',
    failure: 'Failed to fetch payment',
    caller: bearer,
  },
  getCreditNote: {
    method: 'get',
    path: '/api/admin/orders/{id}/refunds/{number}/credit-note',
    failure: 'Failed to fetch credit note',
    caller: bearer,
    isFile: true,
  },
  refundOrder: {
    method: 'post',
    path: '/api/admin/orders/{id}/refunds',
    failure: 'Failed to refund order',
    caller: bearer,
  },
})

// Limits of requests: characters, of a list those of each item; items; largest values.
export const listOrdersLimitMaximum = 1000
export const listOrdersCursorMaxLength = 60
export const listOrdersSearchMaxLength = 200
export const listOrdersIdsMaxItems = 200
export const updateOrdersIdsMaxItems = 200
export const updateOrdersVersionsMaxItems = 200
export const updateOrderTrackingNumberMaxLength = 40
export const answerProofRoundMaximum = 32767
export const answerProofAnswersMaximum = 32767
export const answerProofNoteMaxLength = 1000
export const answerProofDesignIdMinLength = 36
export const answerProofDesignIdMaxLength = 36
export const addOrderNoteTextMaxLength = 2000
export const refundOrderAmountMaximum = 99999999
export const refundOrderReasonMaxLength = 200
export const refundOrderUnitsMaxItems = 1000
