// Generated from openapi.yaml by `npm run generate`. Do not edit.
import { bearer } from '../../../browser/admin-token.ts'
import { callerOf } from '../../../client/call.ts'

/** Calls an operation; `callerOf` says what it resolves with and which errors it raises. */
export const call = /* @__PURE__ */ callerOf({
  noteExport: {
    method: 'post',
    path: '/api/admin/exports',
    failure: 'Failed to note export',
    caller: bearer,
  },
})

// Limits of requests: characters, of a list those of each item; items; largest values.
export const noteExportRowsMaximum = 1000000
