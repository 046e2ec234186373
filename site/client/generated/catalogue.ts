// Generated from openapi.yaml by `npm run generate`. Do not edit.
import { callerOf } from '../call.ts'

/** Calls an operation; `callerOf` says what it resolves with and which errors it raises. */
export const call = callerOf({
  listProducts: {
    method: 'get',
    path: '/api/products',
    failure: 'Failed to fetch products',
  },
  suggestProducts: {
    method: 'get',
    path: '/api/suggestions',
  },
  listCategories: {
    method: 'get',
    path: '/api/categories',
    failure: 'Failed to fetch categories',
  },
})

// Limits of requests: characters, of a list those of each item; items; largest values.
export const listProductsCategoryMaxLength = 60
export const listProductsTagsMaxLength = 40
export const listProductsTagsMaxItems = 20
export const listProductsSearchMaxLength = 200
export const listProductsIdsMaxItems = 200
export const suggestProductsSearchMaxLength = 200
