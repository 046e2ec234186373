// Generated from openapi.yaml by `npm run generate`. Do not edit.
import { session } from '../../client/session.ts'
import { callerOf } from '../../client/call.ts'

/** Calls an operation; `callerOf` says what it resolves with and which errors it raises. */
export const call = /* @__PURE__ */ callerOf({
  addCustomDesign: {
    method: 'post',
    path: '/api/custom-designs',
    caller: session,
  },
  getCustomDesign: {
    method: 'get',
    path: '/api/custom-designs/{id}',
  },
  takeDesignPicture: {
    method: 'post',
    path: '/api/custom-designs/{id}/picture',
    caller: session,
  },
})

// Limits of requests: characters, of a list those of each item; items; largest values.
export const addCustomDesignSizeMaximum = 120
export const addCustomDesignPictureImageIdMinLength = 36
export const addCustomDesignPictureImageIdMaxLength = 36
export const addCustomDesignPicturePlaceXMaximum = 200
export const addCustomDesignPicturePlaceYMaximum = 200
export const addCustomDesignPicturePlaceWidthMaximum = 1000
export const addCustomDesignPicturePlaceTurnMaximum = 180
export const addCustomDesignPictureSmallestAreaMaximum = 50
export const addCustomDesignPictureWholePictureBackgroundMaxItems = 3
export const addCustomDesignPictureWholePictureBackgroundMaximum = 2
export const addCustomDesignPictureThreadsMaxItems = 8
export const addCustomDesignMotifNameMaxLength = 40
export const addCustomDesignMotifPlaceXMaximum = 200
export const addCustomDesignMotifPlaceYMaximum = 200
export const addCustomDesignMotifPlaceWidthMaximum = 1000
export const addCustomDesignMotifPlaceTurnMaximum = 180
export const addCustomDesignMotifThreadsMaxItems = 8
export const addCustomDesignTextWordsMaxLength = 24
