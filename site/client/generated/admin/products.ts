// Generated from openapi.yaml by `npm run generate`. Do not edit.
import { bearer } from '../../../browser/admin-token.ts'
import { callerOf } from '../../../client/call.ts'
import { metadataOf } from '../../../client/list-metadata.ts'

/** Calls an operation; `callerOf` says what it resolves with and which errors it raises. */
export const call = /* @__PURE__ */ callerOf({
  listStaffProducts: {
    method: 'get',
    path: '/api/admin/products',
    failure: 'Failed to fetch products',
    caller: bearer,
    meta: /* @__PURE__ */ metadataOf({
      matching: ['x-matching', Number],
      total: ['x-total', Number],
      nextCursor: ['x-next-cursor', String],
    }),
  },
  createProduct: {
    method: 'post',
    path: '/api/admin/products',
    failure: 'Failed to create product',
    caller: bearer,
    isForm: true,
  },
  updateProduct: {
    method: 'patch',
    path: '/api/admin/products/{id}',
    failure: 'Failed to update product',
    caller: bearer,
  },
  replaceProductPhoto: {
    method: 'put',
    path: '/api/admin/products/{id}/photo',
    failure: 'Failed to replace product photo',
    caller: bearer,
    isForm: true,
  },
})

// Limits of requests: characters, of a list those of each item; items; largest values.
export const listStaffProductsLimitMaximum = 1000
export const listStaffProductsCursorMaxLength = 60
export const listStaffProductsSearchMaxLength = 200
export const listStaffProductsCategoryMaxLength = 60
export const createProductNameMaxLength = 100
export const createProductDescriptionMaxLength = 1000
export const createProductCategoryMaxLength = 60
export const createProductPriceMaximum = 10000
export const createProductTagsMaxLength = 40
export const createProductTagsMaxItems = 30
export const createProductStockMaximum = 1000000
export const updateProductNameMaxLength = 100
export const updateProductDescriptionMaxLength = 1000
export const updateProductCategoryMaxLength = 60
export const updateProductPriceMaximum = 10000
export const updateProductTagsMaxLength = 40
export const updateProductTagsMaxItems = 30
export const updateProductStockChangeMaximum = 1000000
