// Generated from openapi.yaml by `npm run generate`. Do not edit.
import { bearer } from '../../../browser/admin-token.ts'
import { callerOf } from '../../../client/call.ts'
import { metadataOf } from '../../../client/list-metadata.ts'

/** Calls an operation; `callerOf` says what it resolves with and which errors it raises. */
export const call = /* @__PURE__ */ callerOf({
  listSubscribers: {
    method: 'get',
    path: '/api/admin/newsletter-subscribers',
    failure: 'Failed to fetch newsletter subscribers',
    caller: bearer,
    meta: /* @__PURE__ */ metadataOf({
      total: ['x-total', Number],
      active: ['x-active', Number],
      nextCursor: ['x-next-cursor', String],
    }),
  },
})

// Limits of requests: characters, of a list those of each item; items; largest values.
export const listSubscribersLimitMaximum = 1000
export const listSubscribersCursorMaxLength = 60
export const listSubscribersSearchMaxLength = 200
