import { readStored } from '../../browser/storage.ts'
import { idKey, imageKey } from './forget-design.ts'
import type { Design } from './saved-designs.ts'
import { isDataUrl, isImageId } from './stored-forms.ts'

/** The design stored in this browser session; undefined without a well-formed picture. */
export function keptDesign(): Design | undefined {
  const image = readStored(imageKey, 'sessionStorage')
  if (!isDataUrl(image)) return undefined
  const imageId = readStored(idKey, 'sessionStorage')
  return { image, imageId: isImageId(imageId) ? imageId : undefined }
}
