// Generated from openapi.yaml by `npm run generate`. Do not edit.
import { bearer } from '../../../browser/admin-token.ts'
import { callerOf } from '../../../client/call.ts'
import { metadataOf } from '../../../client/list-metadata.ts'

/** Calls an operation; `callerOf` says what it resolves with and which errors it raises. */
export const call = /* @__PURE__ */ callerOf({
  listStaffActions: {
    method: 'get',
    path: '/api/admin/log',
    failure: 'Failed to fetch log',
    caller: bearer,
    meta: /* @__PURE__ */ metadataOf({ nextCursor: ['x-next-cursor', String] }),
  },
})

// Limits of requests: characters, of a list those of each item; items; largest values.
export const listStaffActionsLimitMaximum = 200
export const listStaffActionsCursorMaxLength = 60
export const listStaffActionsSearchMaxLength = 200
export const listStaffActionsAdministratorMaxLength = 120
export const listStaffActionsFromMinLength = 10
export const listStaffActionsFromMaxLength = 10
export const listStaffActionsToMinLength = 10
export const listStaffActionsToMaxLength = 10
