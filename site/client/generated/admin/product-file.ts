// Generated from openapi.yaml by `npm run generate`. Do not edit.
import { bearer } from '../../../browser/admin-token.ts'
import { callerOf } from '../../../client/call.ts'

/** Calls an operation; `callerOf` says what it resolves with and which errors it raises. */
export const call = /* @__PURE__ */ callerOf({
  getProductFile: {
    method: 'get',
    path: '/api/admin/product-file',
    failure: 'Failed to fetch product file',
    caller: bearer,
    isFile: true,
  },
  importProductFile: {
    method: 'post',
    path: '/api/admin/product-file',
    failure: 'Failed to change products',
    caller: bearer,
    isForm: true,
  },
  previewProductFile: {
    method: 'post',
    path: '/api/admin/product-file/preview',
    failure: 'Failed to preview product file',
    caller: bearer,
    isForm: true,
  },
})

// Limits of requests: characters, of a list those of each item; items; largest values.
export const getProductFileSearchMaxLength = 200
export const getProductFileCategoryMaxLength = 60
export const importProductFileKeyMinLength = 69
export const importProductFileKeyMaxLength = 69
