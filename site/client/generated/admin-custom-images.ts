// Generated from openapi.yaml by `npm run generate`. Do not edit.
import { bearer } from '../../browser/admin-token.ts'
import { callerOf } from '../call.ts'

/** Calls an operation; `callerOf` says what it resolves with and which errors it raises. */
export const call = callerOf({
  getCustomImageForStaff: {
    method: 'get',
    path: '/api/admin/custom-images/{id}',
    caller: bearer,
    isFile: true,
  },
})

// Limits of requests: characters, of a list those of each item; items; largest values.
export const customImageIdPattern =
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/u
