// Generated from openapi.yaml by `npm run generate`. Do not edit.
import { bearer } from '../../../browser/admin-token.ts'
import { callerOf } from '../../../client/call.ts'

/** Calls an operation; `callerOf` says what it resolves with and which errors it raises. */
export const call = /* @__PURE__ */ callerOf({
  listDiscountCodes: {
    method: 'get',
    path: '/api/admin/discount-codes',
    failure: 'Failed to fetch discount codes',
    caller: bearer,
  },
  createDiscountCode: {
    method: 'post',
    path: '/api/admin/discount-codes',
    failure: 'Failed to create discount code',
    caller: bearer,
  },
  updateDiscountCode: {
    method: 'put',
    path: '/api/admin/discount-codes/{id}',
    failure: 'Failed to update discount code',
    caller: bearer,
  },
  deleteDiscountCode: {
    method: 'delete',
    path: '/api/admin/discount-codes/{id}',
    failure: 'Failed to delete discount code',
    caller: bearer,
  },
  restoreDiscountCode: {
    method: 'post',
    path: '/api/admin/discount-codes/{id}/restoration',
    failure: 'Failed to restore discount code',
    caller: bearer,
  },
})

// Limits of requests: characters, of a list those of each item; items; largest values.
export const createDiscountCodeCodeMaxLength = 40
export const createDiscountCodeDescriptionMaxLength = 200
export const createDiscountCodeValueMaximum = 1000000
export const createDiscountCodeMinimumAmountMaximum = 100000000
export const createDiscountCodeMaxUsesMaximum = 1000000
export const createDiscountCodeValidUntilMaxLength = 30
export const updateDiscountCodeCodeMaxLength = 40
export const updateDiscountCodeDescriptionMaxLength = 200
export const updateDiscountCodeValueMaximum = 1000000
export const updateDiscountCodeMinimumAmountMaximum = 100000000
export const updateDiscountCodeMaxUsesMaximum = 1000000
export const updateDiscountCodeValidUntilMaxLength = 30
