// Generated from openapi.yaml by `npm run generate`. Do not edit.
import { bearer } from '../../../browser/admin-token.ts'
import { callerOf } from '../../../client/call.ts'

/** Calls an operation; `callerOf` says what it resolves with and which errors it raises. */
export const call = /* @__PURE__ */ callerOf({
  getProductionSheet: {
    method: 'get',
    path: '/api/admin/custom-designs/{id}',
    caller: bearer,
  },
  getProductionFile: {
    method: 'get',
    path: '/api/admin/custom-designs/{id}/files/{file}',
    caller: bearer,
    isFile: true,
  },
})
