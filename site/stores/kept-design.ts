import { writeStored } from '../browser/storage.ts'

/** Where the browser session keeps the designer's picture (specification, section 8), and its id at the shop. */
export const imageKey = 'customPatchImage'
export const idKey = 'customPatchImageId'

export function forgetDesign(): void {
  writeStored(imageKey, undefined, 'sessionStorage')
  writeStored(idKey, undefined, 'sessionStorage')
}
