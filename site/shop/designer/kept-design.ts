import { readStored, writeStored } from '../../browser/storage.ts'
import { isDataUrl, isImageId } from './picture-file.ts'
import type { Design } from './saved-designs.ts'

/** Session storage keys of the designer's picture (specification, section 8), and of its id at the shop. */
export const imageKey = 'customPatchImage'
export const idKey = 'customPatchImageId'

/** Removes the stored design. */
export function forgetDesign(): void {
  writeStored(imageKey, undefined, 'sessionStorage')
  writeStored(idKey, undefined, 'sessionStorage')
}

/** The design stored in this browser session; undefined without a well-formed picture. */
export function keptDesign(): Design | undefined {
  const image = readStored(imageKey, 'sessionStorage')
  if (!isDataUrl(image)) return undefined
  const imageId = readStored(idKey, 'sessionStorage')
  return { image, imageId: isImageId(imageId) ? imageId : undefined }
}
