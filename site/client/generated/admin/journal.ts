// Generated from openapi.yaml by `npm run generate`. Do not edit.
import { bearer } from '../../../browser/admin-token.ts'
import { callerOf } from '../../../client/call.ts'

/** Calls an operation; `callerOf` says what it resolves with and which errors it raises. */
export const call = /* @__PURE__ */ callerOf({
  getSalesJournal: {
    method: 'get',
    path: '/api/admin/journal',
    failure: 'Failed to fetch sales journal',
    caller: bearer,
    isFile: true,
  },
})

// Limits of requests: characters, of a list those of each item; items; largest values.
export const getSalesJournalFromMinLength = 10
export const getSalesJournalFromMaxLength = 10
export const getSalesJournalToMinLength = 10
export const getSalesJournalToMaxLength = 10
