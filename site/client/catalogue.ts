// Generated from openapi.yaml by `npm run generate`. Do not edit.
import { callerOf } from './call.ts'

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

/** Characters, by operation and field. */
export const maxLength = {
  listProducts: { category: 60, search: 200 },
  suggestProducts: { search: 200 },
}
