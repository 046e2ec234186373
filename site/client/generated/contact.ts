// Generated from openapi.yaml by `npm run generate`. Do not edit.
import { callerOf } from '../../client/call.ts'

/** Calls an operation; `callerOf` says what it resolves with and which errors it raises. */
export const call = /* @__PURE__ */ callerOf({
  sendContactMessage: {
    method: 'post',
    path: '/api/contact',
  },
})

// Limits of requests: characters, of a list those of each item; items; largest values.
export const sendContactMessageNavnMaxLength = 200
export const sendContactMessageEpostMinLength = 6
export const sendContactMessageEpostMaxLength = 254
export const sendContactMessageTelefonMaxLength = 30
export const sendContactMessageMeldingMaxLength = 20000
