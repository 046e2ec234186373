import { writeStored } from '../../browser/storage.ts'

/** Session storage keys of the designer's picture (specification, section 8), and of its id at the shop. */
export const imageKey = 'customPatchImage'
export const idKey = 'customPatchImageId'

/** Removes the stored design. */
export function forgetDesign(): void {
  writeStored(imageKey, undefined, 'sessionStorage')
  writeStored(idKey, undefined, 'sessionStorage')
}
