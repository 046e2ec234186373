import { readStored, writeStored } from '../../browser/storage.ts'
import { isDataUrl, isImageId } from './picture-file.ts'
import type { Design } from './saved-designs.ts'

/** Where the browser session keeps the designer's picture (specification, section 8), and its id at the shop. */
export const imageKey = 'customPatchImage'
export const idKey = 'customPatchImageId'

export function forgetDesign(): void {
  writeStored(imageKey, undefined, 'sessionStorage')
  writeStored(idKey, undefined, 'sessionStorage')
}

/** What the browser session keeps of the design. */
export function keptDesign(): Design | undefined {
  const image = readStored(imageKey, 'sessionStorage')
  if (!isDataUrl(image)) return undefined
  const imageId = readStored(idKey, 'sessionStorage')
  return { image, imageId: isImageId(imageId) ? imageId : undefined }
}
