import { writeStored } from '../../browser/storage.ts'

/** Session storage keys of the designer's picture (specification, section 8), of its id at the shop, and of the patch. */
export const imageKey = 'customPatchImage'
export const idKey = 'customPatchImageId'
export const patchKey = 'customPatchDesign'

/** Removes the stored design. */
export function forgetDesign(): void {
  forgetPicture()
  writeStored(patchKey, undefined, 'sessionStorage')
}

/** Removes the stored picture. */
export function forgetPicture(): void {
  writeStored(imageKey, undefined, 'sessionStorage')
  writeStored(idKey, undefined, 'sessionStorage')
}
