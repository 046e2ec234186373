import { readStored } from '../../browser/storage.ts'
import { idKey, imageKey } from './forget-design.ts'
import { isDataUrl, isImageId } from './stored-forms.ts'

/** A picture for a patch. */
export type Design = {
  /** A small picture for the page, as a data URL. */
  image: string
  /** Id of the full picture at the shop, once it is uploaded. */
  imageId?: string | undefined
}

/** The design stored in this browser session; undefined without a well-formed picture. */
export function keptDesign(): Design | undefined {
  const image = readStored(imageKey, 'sessionStorage')
  if (!isDataUrl(image)) return undefined
  const imageId = readStored(idKey, 'sessionStorage')
  return { image, imageId: isImageId(imageId) ? imageId : undefined }
}
