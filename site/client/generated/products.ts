// Generated from openapi.yaml by `npm run generate`. Do not edit.
import { callerOf } from '../../client/call.ts'
import { metadataOf } from '../../client/list-metadata.ts'

/** Calls an operation; `callerOf` says what it resolves with and which errors it raises. */
export const call = /* @__PURE__ */ callerOf({
  listProducts: {
    method: 'get',
    path: '/api/products',
    failure: 'Failed to fetch products',
    meta: /* @__PURE__ */ metadataOf({
      matching: ['x-matching', Number],
      version: ['x-version', String],
    }),
  },
})

// Limits of requests: characters, of a list those of each item; items; largest values.
export const listProductsCategoryMaxLength = 60
export const listProductsTagsMaxLength = 40
export const listProductsTagsMaxItems = 20
export const listProductsSearchMaxLength = 200
export const listProductsIdsMaxItems = 200
export const listProductsRelatedToMaxItems = 200
export const listProductsLimitMaximum = 1000
