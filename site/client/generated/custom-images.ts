// Generated from openapi.yaml by `npm run generate`. Do not edit.
import { session } from '../../client/session.ts'
import { callerOf } from '../../client/call.ts'

/** Calls an operation; `callerOf` says what it resolves with and which errors it raises. */
export const call = /* @__PURE__ */ callerOf({
  addCustomImage: {
    method: 'post',
    path: '/api/custom-images',
    caller: session,
    isForm: true,
  },
  getCustomImage: {
    method: 'get',
    path: '/api/custom-images/{id}',
    caller: session,
    isFile: true,
  },
  getCustomImagePixels: {
    method: 'get',
    path: '/api/custom-images/{id}/pixels',
    caller: session,
    isFile: true,
  },
  addFirstDesign: {
    method: 'post',
    path: '/api/custom-images/{id}/design',
    caller: session,
  },
})
